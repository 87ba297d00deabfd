import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { PageHeader } from '../../../ui/PageHeader';
import { DoorFrame } from '../DoorFrame';
import { CallBooked } from './CallBooked';
import { CallForm } from './CallForm';
import { ManageCall } from './ManageCall';
import type { Call, CallKind } from './calls-api';

const leads: Record<CallKind, string> = {
  brand: 'Half an hour with one of us: what you give, who fits, and what it costs. Bring your questions.',
  influencer: 'Half an hour with one of us: how offers work, what brands look for, and how to begin.',
};

/** A free time is chosen and booked; with the token of a mail, the call of that mail is moved or cancelled. */
export function ScheduleCallPage({ kind = 'brand' }: { kind?: CallKind }) {
  const [params] = useSearchParams();
  const [booked, setBooked] = useState<Call | null>(null);
  const token = params.get('token');
  return <DoorFrame>{content()}</DoorFrame>;

  function content() {
    if (token) return <ManageCall token={token} />;
    if (booked) return <CallBooked call={booked} />;
    return (
      <>
        <PageHeader title="Schedule a call" lead={leads[kind]} />
        <CallForm kind={kind} onBooked={setBooked} />
      </>
    );
  }
}

/** The same for influencers, who have a handle and no company. */
export function ScheduleInfluencerCallPage() {
  return <ScheduleCallPage kind="influencer" />;
}

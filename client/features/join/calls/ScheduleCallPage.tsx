import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { PageHeader } from '../../../ui/PageHeader';
import { DoorFrame } from '../DoorFrame';
import { CallForm } from './CallForm';
import { CallPromises } from './CallPromises';
import { ManageCall } from './ManageCall';
import type { Call, CallKind } from './calls-api';
import { CallTicket } from './CallTicket';

const leads: Record<CallKind, string> = {
  brand: 'Choose a time, and bring your questions.',
  influencer: 'Choose a time, and ask us anything.',
};

/** A free time is chosen and booked; with the token of a mail, the call of that mail is moved or cancelled. */
export function ScheduleCallPage({ kind = 'brand' }: { kind?: CallKind }) {
  const [params] = useSearchParams();
  const [booked, setBooked] = useState<Call | null>(null);
  const token = params.get('token');
  const choosing = !token && !booked;
  return <DoorFrame aside={choosing && <CallPromises kind={kind} />}>{content()}</DoorFrame>;

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

/** Confirms the booked call. We email the calendar invitation. */
function CallBooked({ call }: { call: Call }) {
  return (
    <>
      <PageHeader
        title="Your call is booked"
        lead={
          <>
            We’ve sent an invitation to <strong>{call.email}</strong>, with a file for your calendar.
          </>
        }
      />
      <CallTicket call={call} />
      <Typography sx={{ mt: 6, color: 'text.secondary' }}>
        Something came up? You can move or cancel the call with the link in the email.
      </Typography>
    </>
  );
}

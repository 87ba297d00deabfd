import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { PageHeader } from '../../../ui/PageHeader';
import { DoorFrame, DoorPicture, type Promised, PromiseList } from '../DoorFrame';
import { ManageCall } from './ManageCall';
import { type Call, type CallKind, useBookCall } from './calls-api';
import { CallTicket } from './CallTicket';
import Box from '@mui/material/Box';
import { Ticket } from '../../../ui/Ticket';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import { Fault } from '../../../ui/Fault';
import { SlotPicker } from '../../../ui/SlotPicker';
import { SubmitButton } from '../../../ui/SubmitButton';
import { checks, FormEmailField, formRows, pair } from '../form-fields';
import { FormField } from '../../../ui/FormField';
import { otherFault, showFaults } from '../join-api';

const leads: Record<CallKind, string> = {
  brand: 'Choose a time, and bring your questions.',
  influencer: 'Choose a time, and ask us anything.',
};

/** Chooses and books a free time; with an emailed token, that call can be moved or cancelled. */
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

const topics: Record<CallKind, readonly Promised[]> = {
  brand: [
    ['Your offer', 'We’ll help you shape an offer creators want, and agree what to ask for in return.'],
    ['Your creators', 'Which creators near you would suit it, and how they’ll find you.'],
    ['Your plan', 'What you’d pay, including the price of an extra Collab.'],
  ],
  influencer: [
    ['How offers work', 'Every step, from your request to the stamp on your ticket.'],
    ['What brands look for', 'A profile that shows who follows you, and work you’re proud of.'],
    ['How to start', 'Which offer to request first, and how to label your post.'],
  ],
};

const facts = [
  { label: 'Where', value: 'Online, by video link' },
  { label: 'Cost', value: 'Free' },
  { label: 'Changes', value: 'Move or cancel from the email' },
];

/** What the call is about. */
function CallPromises({ kind }: { kind: CallKind }) {
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <DoorPicture src="/home/coffee.webp" />
      <Box component="section" aria-label="The call">
        <Ticket
          headingLevel="h2"
          title="A first call"
          subtitle="Half an hour with one of us"
          media={<Box component="img" src="/favicon.svg" alt="" sx={{ width: 44, height: 44 }} />}
          facts={facts}
        />
      </Box>
      <PromiseList promises={topics[kind]} />
    </Box>
  );
}

type CallForm = { name: string; email: string; company: string; startsAt: string };

const empty: CallForm = { name: '', email: '', company: '', startsAt: '' };

type CallFormProps = { kind: CallKind; onBooked: (call: Call) => void };

/** Who wants to talk to us, and when. */
export function CallForm({ kind, onBooked }: CallFormProps) {
  const form = useForm<CallForm>({ defaultValues: empty, mode: 'onTouched' });
  const book = useBookCall();
  const submit = (values: CallForm) =>
    book.mutate(
      { ...values, kind },
      {
        onSuccess: onBooked,
        onError: (error) => {
          // If someone else was faster, another time has to be chosen.
          if (error.fieldErrors.startsAt) form.setValue('startsAt', '');
          showFaults(form, error);
        },
      },
    );
  return (
    <FormProvider {...form}>
      <Box component="form" noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)} sx={formRows}>
        <Controller
          control={form.control}
          name="startsAt"
          rules={{ validate: checks.slot }}
          render={({ field: { value, onChange }, fieldState: { error } }) => (
            <SlotPicker value={value} onChange={onChange} fault={error?.message} />
          )}
        />
        <Box sx={pair}>
          <FormField<CallForm> name="name" label="Your name" check={checks.name} autoComplete="name" />
          {kind === 'brand' ? (
            <FormField<CallForm> name="company" label="Company" check={checks.company} autoComplete="organization" />
          ) : (
            <FormField<CallForm> name="company" label="Handle" check={checks.handle} placeholder="jane.eats" />
          )}
        </Box>
        <FormEmailField hint="We’ll send the invitation to this address." />
        <Fault>{otherFault(book.error)}</Fault>
        <SubmitButton busy={book.isPending}>Book the call</SubmitButton>
      </Box>
    </FormProvider>
  );
}

import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../app/paths';
import { PageFault } from '../../../shell/FaultPage';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { EmptyState } from '../../../ui/EmptyState';
import { PageHeader } from '../../../ui/PageHeader';
import { toast } from '../../../ui/toast';
import { momentWords } from '../../../ui/call-words';
import { CallTicket } from './CallTicket';
import { formRows } from '../form-fields';
import { MoveCall } from '../../../ui/MoveCall';
import { callQuery, useChangeCall } from './calls-api';

/** The call from an email, with the actions still possible. */
export function ManageCall({ token }: { token: string }) {
  const { data: call, error, isPending, refetch } = useQuery(callQuery(token));
  const change = useChangeCall(token);
  const [mode, setMode] = useState<'look' | 'move' | 'cancel'>('look');
  const back = () => setMode('look');
  const bookAnother = (
    <Button component={Link} to={paths.scheduleCall} variant="contained">
      Book a call
    </Button>
  );
  if (isPending) return <PageHeader title="Your call" />;
  if (!call) {
    if (error.status !== 404) return <PageFault error={error} onRetry={() => void refetch()} />;
    return (
      <>
        <PageHeader title="Your call" />
        <EmptyState title="We couldn’t find this call" action={bookAnother}>
          Please open the link in our latest email about the call.
        </EmptyState>
      </>
    );
  }
  const cancel = () =>
    change.mutate(null, {
      onSuccess: () => toast.success('Your call is cancelled.'),
      onError: ({ message }) => toast.say(message),
      onSettled: back,
    });
  const actions = call.actions.length > 0 && mode !== 'move' && (
    <>
      <Button variant="contained" onClick={() => setMode('move')}>
        Move
      </Button>
      <Button variant="outlined" onClick={() => setMode('cancel')}>
        Cancel the call
      </Button>
    </>
  );
  return (
    <>
      <PageHeader title="Your call" />
      <CallTicket call={call} actions={call.state === 'cancelled' ? bookAnother : actions} />
      {mode === 'move' && <MoveCall move={change} onDone={back} sx={{ ...formRows, mt: 8 }} />}
      <ConfirmDialog
        open={mode === 'cancel'}
        title="Cancel this call?"
        destructive
        busy={change.isPending}
        onCancel={back}
        onConfirm={cancel}
      >
        Your call on {momentWords(call.startsAt)} won’t happen, and others can book the time straight away.
      </ConfirmDialog>
    </>
  );
}

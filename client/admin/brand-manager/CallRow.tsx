import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type FormEvent } from 'react';
import { productNow } from '../../api/clock';
import type { BrandCall } from '../../api/overview';
import { useCancelCall, useMoveCall } from '../../api/staff-calls';
import { momentWords } from '../../ui/call-words';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { ExactTime, exactTime } from '../../ui/RelativeTime';
import { SlotPicker } from '../../ui/SlotPicker';
import { SubmitButton } from '../../ui/SubmitButton';
import { toast } from '../../ui/toast';

type CallRowProps = { call: BrandCall; mayChange: boolean };

/** One call; what is still to come can be moved and cancelled. */
export function CallRow({ call: { id, name, startsAt }, mayChange }: CallRowProps) {
  const [mode, setMode] = useState<'look' | 'move' | 'cancel'>('look');
  const cancel = useCancelCall(id);
  const back = () => setMode('look');
  const comes = new Date(startsAt) > productNow();
  const which = `the call with ${name} on ${exactTime(startsAt)}`;
  const callOff = () =>
    cancel.mutate(undefined, {
      onSuccess: () => toast.success('The call is cancelled.'),
      onError: ({ message }) => toast.say(message),
      onSettled: back,
    });
  return (
    <li>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <span>
          <ExactTime time={startsAt} /> · {name}
        </span>
        {mayChange && comes && mode !== 'move' && (
          <Box sx={{ display: 'flex' }}>
            <Button size="small" aria-label={`Move ${which}`} onClick={() => setMode('move')}>
              Move
            </Button>
            <Button size="small" aria-label={`Cancel ${which}`} onClick={() => setMode('cancel')}>
              Cancel
            </Button>
          </Box>
        )}
      </Box>
      {mode === 'move' && <MoveCall id={id} onDone={back} />}
      <ConfirmDialog
        open={mode === 'cancel'}
        title="Take this call out of the diary?"
        destructive
        busy={cancel.isPending}
        onCancel={back}
        onConfirm={callOff}
      >
        The call on {exactTime(startsAt)} won’t happen. We’ll email {name}, and others can book the time straight away.
      </ConfirmDialog>
    </li>
  );
}

/** Another time for a call. */
function MoveCall({ id, onDone }: { id: string; onDone: () => void }) {
  const [startsAt, setStartsAt] = useState('');
  const [fault, setFault] = useState<string>();
  const move = useMoveCall(id);
  const choose = (slot: string) => {
    setStartsAt(slot);
    setFault(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!startsAt) return setFault('Please choose a time.');
    move.mutate(startsAt, {
      onSuccess: () => {
        toast.success(`The call is moved to ${momentWords(startsAt)}.`);
        onDone();
      },
      onError: ({ message }) => {
        setStartsAt('');
        setFault(message);
      },
    });
  };
  return (
    <Box component="form" aria-label="Move the call" onSubmit={submit} sx={{ display: 'grid', gap: 4, mt: 3 }}>
      <SlotPicker value={startsAt} onChange={choose} fault={fault} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <SubmitButton busy={move.isPending}>Move to this time</SubmitButton>
        <Button onClick={onDone}>Keep the time</Button>
      </Box>
    </Box>
  );
}

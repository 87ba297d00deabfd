import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { productNow } from '../../api/clock';
import type { BrandCall } from '../../api/overview';
import { useCancelCall, useMoveCall } from '../../api/staff-calls';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { MoveCall } from '../../ui/MoveCall';
import { ExactTime, exactTime } from '../../ui/RelativeTime';
import { toast } from '../../ui/toast';

type CallRowProps = { call: BrandCall; mayChange: boolean };

/** One call; what is still to come can be moved and cancelled. */
export function CallRow({ call: { id, name, startsAt }, mayChange }: CallRowProps) {
  const [mode, setMode] = useState<'look' | 'move' | 'cancel'>('look');
  const move = useMoveCall(id);
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
      {mode === 'move' && <MoveCall move={move} onDone={back} sx={{ display: 'grid', gap: 4, mt: 3 }} />}
      <ConfirmDialog
        open={mode === 'cancel'}
        title="Cancel this call?"
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

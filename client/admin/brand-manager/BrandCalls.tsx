import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { productNow } from '../../api/clock';
import { useCallsOf, type BrandCall } from '../../api/overview';
import { useCancelCall, useMoveCall } from '../../api/staff-calls';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Fault } from '../../ui/Fault';
import { MoveCall } from '../../ui/MoveCall';
import { ExactTime, exactTime } from '../../ui/RelativeTime';
import { TitledPart } from '../../ui/TitledPart';
import { toast } from '../../ui/toast';
import { useMay } from '../staff/useMay';
import { BookCall, type Guest } from './BookCall';

type BrandCallsProps = {
  brandId: string;
  /** Who a call can be booked for, likeliest first. */
  guests: readonly Guest[];
  /** A deleted brand gets no calls. */
  closed: boolean;
};

/** Booked calls with someone of the brand; staff book, move and cancel them. */
export function BrandCalls({ brandId, guests, closed }: BrandCallsProps) {
  const { data, error } = useCallsOf(brandId);
  const mayBook = useMay()('call.book');
  return (
    <TitledPart title="Calls">
      <Fault>{error?.message}</Fault>
      {data?.items.length === 0 && <Typography variant="body2">No calls booked with this brand.</Typography>}
      <Box
        component="ul"
        aria-label="Calls"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3, typography: 'body2' }}
      >
        {data?.items.map((booked) => (
          <CallRow key={booked.id} call={booked} mayChange={mayBook} />
        ))}
      </Box>
      {mayBook && !closed && <BookCall brandId={brandId} guests={guests} />}
    </TitledPart>
  );
}

type CallRowProps = { call: BrandCall; mayChange: boolean };

/** One call; a future one can be moved and cancelled. */
function CallRow({ call: { id, name, startsAt }, mayChange }: CallRowProps) {
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

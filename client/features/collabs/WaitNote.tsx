import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Collab, useMoveCollab } from '../../api/collabs';
import { Fault } from '../../ui/Fault';
import { exactTime } from '../../ui/RelativeTime';

type WaitNoteProps = {
  collab: Collab;
  wait: NonNullable<Collab['wait']>;
  /** While the place is being taken. */
  busy: boolean;
  onTake: () => void;
};

/** The full time that the user is waiting for; a free place is held for a day. */
export function WaitNote({ collab: { id, actions }, wait: { startsAt, held, endsAt }, busy, onTake }: WaitNoteProps) {
  const move = useMoveCollab(id);
  return (
    <Box sx={{ p: 4, borderRadius: '6px', bgcolor: 'pass.sunken', display: 'grid', gap: 3 }}>
      <Typography role="status">
        {held
          ? `A place has opened up on ${exactTime(startsAt)}. It’s yours until ${exactTime(endsAt)}.`
          : `You’re waiting for a place on ${exactTime(startsAt)}. We’ll email you as soon as there is one.`}
      </Typography>
      <Fault>{move.error?.message}</Fault>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {held && (
          <Button variant="contained" onClick={onTake} loading={busy}>
            Take the place
          </Button>
        )}
        {actions.includes('stop-waiting') && (
          <Button onClick={() => move.mutate({ action: 'stop-waiting' })} disabled={move.isPending}>
            {held ? 'Let it go' : 'Leave the waiting list'}
          </Button>
        )}
      </Box>
    </Box>
  );
}

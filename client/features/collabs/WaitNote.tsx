import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Collab, useMoveCollab } from '../../api/collabs';
import { Fault } from '../../ui/Fault';
import { exactTime } from '../../ui/RelativeTime';
import { toast } from '../../ui/toast';

type WaitNoteProps = { collab: Collab; wait: NonNullable<Collab['wait']> };

/** The full time for which one waits; once a place is free it is kept for a day. */
export function WaitNote({ collab: { id, actions }, wait: { slotId, startsAt, held, endsAt } }: WaitNoteProps) {
  const move = useMoveCollab(id);
  const take = () =>
    move.mutate(
      { action: 'schedule', slotId },
      { onSuccess: () => toast.success(`See you on ${exactTime(startsAt)}.`) },
    );
  return (
    <Box sx={{ p: 4, borderRadius: '6px', bgcolor: 'pass.sunken', display: 'grid', gap: 3 }}>
      <Typography role="status">
        {held
          ? `A place has become free on ${exactTime(startsAt)}. It is kept for you until ${exactTime(endsAt)}.`
          : `You wait for a place on ${exactTime(startsAt)}. We write to you as soon as there is one.`}
      </Typography>
      <Fault>{move.error?.message}</Fault>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {held && (
          <Button variant="contained" onClick={take} loading={move.isPending}>
            Take the place
          </Button>
        )}
        {actions.includes('stop-waiting') && (
          <Button onClick={() => move.mutate({ action: 'stop-waiting' })} disabled={move.isPending}>
            {held ? 'Let it go' : 'Stop waiting'}
          </Button>
        )}
      </Box>
    </Box>
  );
}

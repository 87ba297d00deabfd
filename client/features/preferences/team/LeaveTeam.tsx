import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { paths } from '../../../app/paths';
import { useSession } from '../../../shell/session/session-context';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { toast } from '../../../ui/toast';
import { type TeamMember, leaveTeam } from './team-api';

/** The way out of the team, for everybody who is not its owner. */
export function LeaveTeam({ own }: { own: TeamMember }) {
  const { actor, reloadAt } = useSession();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  const leave = async () => {
    setBusy(true);
    try {
      await leaveTeam();
      reloadAt(paths.landing);
    } catch (error) {
      toast.say(error instanceof Error ? error.message : 'That didn’t work. Please try again.');
      setBusy(false);
      setAsking(false);
    }
  };
  if (own.role === 'owner') return null;
  return (
    <Box component="section" aria-labelledby="leave-title">
      <Typography variant="h3" id="leave-title">
        Leave this team
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 3 }}>
        You’ll lose access to {actor.name} straight away. Your own account stays.
      </Typography>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        Leave
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Leave ${actor.name}?`}
        destructive
        busy={busy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void leave()}
      >
        You’ll lose access straight away, and need a new invitation to come back.
      </ConfirmDialog>
    </Box>
  );
}

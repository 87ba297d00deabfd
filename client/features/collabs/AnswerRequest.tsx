import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Collab, useMoveCollab } from '../../api/collabs';
import { Fault } from '../../ui/Fault';
import { ExactTime } from '../../ui/RelativeTime';
import { toast } from '../../ui/toast';
import { EndCollab } from './EndCollab';
import { Step } from './Step';

/** A request, to say yes or no to. */
export function AnswerRequest({ collab: { id, actions, respondBy, terms } }: { collab: Collab }) {
  const move = useMoveCollab(id);
  const approve = () =>
    move.mutate(
      { action: 'approve' },
      { onSuccess: () => toast.success('Approved. The next step is to choose a time.') },
    );
  return (
    <Step title="Answer this request">
      <Typography>
        It asks for “{terms.title}”. Please answer by <ExactTime time={respondBy} />, or it expires.
      </Typography>
      <Fault>{move.error?.message}</Fault>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="contained" onClick={approve} loading={move.isPending}>
          Approve
        </Button>
        {actions.includes('decline') && <EndCollab id={id} action="decline" />}
      </Box>
    </Step>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type Collab, useCollab, useMoveCollab } from '../../api/collabs';
import { Fault } from '../../ui/Fault';
import { ReliabilityNote } from '../../ui/reliability/ReliabilityNote';
import { ExactTime } from '../../ui/RelativeTime';
import { toast } from '../../ui/toast';
import { ApproveButton } from './ApproveButton';
import { AskedStep } from './AskedStep';
import { useReader } from './reader';
import { Step } from './Step';
import { useWayBack } from './use-way-back';

/** A request to accept or decline. */
export function AnswerRequest({ collab: { id } }: { collab: Collab }) {
  const { words, confirming } = useWayBack();
  const reader = useReader();
  const collab = useCollab(id, { waiting: confirming });
  const { actions, respondBy, terms, brand, influencer, requestedBy: asker } = collab;
  const decline = actions.includes('decline') && !confirming && <AskedStep collab={collab} action="decline" />;
  return (
    <Step title="Answer this request">
      {words && (
        <Typography role="status" sx={{ fontWeight: 550 }}>
          {words}
        </Typography>
      )}
      <Typography>
        {asker === 'brand' ? `${brand.name} invites you to` : `@${influencer.handle} requested`} “{terms.title}”. Please
        answer by <ExactTime time={respondBy} />, or the request expires.
      </Typography>
      <ReliabilityNote of={{ side: asker, id: collab[asker].id }} title={`How reliable ${collab[asker].name} is`} />
      {reader === 'influencer' ? (
        <AcceptButton id={id}>{decline}</AcceptButton>
      ) : (
        <ApproveButton id={id} confirming={confirming}>
          {decline}
        </ApproveButton>
      )}
    </Step>
  );
}

/** An influencer accepts a brand's invitation; it costs them nothing. */
function AcceptButton({ id, children }: { id: string; children: ReactNode }) {
  const move = useMoveCollab(id);
  const accept = () =>
    move.mutate({ action: 'approve' }, { onSuccess: () => toast.success('Accepted. Now choose a time.') });
  return (
    <>
      <Fault>{move.error?.message}</Fault>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="contained" onClick={accept} loading={move.isPending}>
          Accept
        </Button>
        {children}
      </Box>
    </>
  );
}

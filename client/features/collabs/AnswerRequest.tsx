import Typography from '@mui/material/Typography';
import { type Collab, useCollab } from '../../api/collabs';
import { ReliabilityNote } from '../../ui/reliability/ReliabilityNote';
import { ExactTime } from '../../ui/RelativeTime';
import { AcceptButton } from './AcceptButton';
import { ApproveButton } from './ApproveButton';
import { AskedStep } from './AskedStep';
import { useReader } from './reader';
import { Step } from './Step';
import { useWayBack } from './use-way-back';

/** A request, to say yes or no to. */
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
        {asker === 'brand' ? `${brand.name} invites you to` : `@${influencer.handle} asks for`} “{terms.title}”. Please
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

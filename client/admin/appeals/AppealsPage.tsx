import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import DecideAppealInput from '../../api/limits/DecideAppealInput.json';
import { type AppealDecision, type AppealedReview, useDecideAppeal, useReviewAppeals } from '../../api/reviews';
import { NotFound } from '../../shell/FaultPage';
import { useSession } from '../../shell/session/session-context';
import { EmptyState } from '../../ui/EmptyState';
import { Fault } from '../../ui/Fault';
import { PageHeader } from '../../ui/PageHeader';
import { ReasonDialog } from '../../ui/ReasonDialog';
import { CardList, Contests } from './Contests';
import { Twins } from './Twins';
import { useMay } from '../staff/useMay';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { opinionLabel } from '../../../server/contract/lists/labels';
import { paths } from '../../app/paths';
import { BothSidesChat } from '../../ui/statements/BothSidesChat';
import { Quote } from '../../ui/statements/Statements';
import { TextLink } from '../../ui/TextLink';
import { toast } from '../../ui/toast';

/** Reviews under appeal, for staff to decide. */
export function AppealsPage() {
  const { actor } = useSession();
  return actor.type === 'admin' ? <Appeals /> : <NotFound />;
}

function Appeals() {
  const { data, error, isPending } = useReviewAppeals();
  const mayDecide = useMay()('collab.override');
  return (
    <>
      <PageHeader
        title="Appeals against reviews"
        lead="Anyone who’s been reviewed can appeal. The review stays visible until we decide."
      />
      <Fault>{error?.message}</Fault>
      {isPending && <Skeleton variant="rounded" height={160} />}
      {data?.length === 0 && <EmptyState title="No appeals">Appeals against reviews will appear here.</EmptyState>}
      <CardList rows={data ?? []} label="Appeals">
        {(review) => <AppealCard review={review} mayDecide={mayDecide} />}
      </CardList>
      <Contests />
      <Twins />
    </>
  );
}

const outcomes: Record<AppealDecision, string> = { kept: 'Review kept', hidden: 'Review hidden' };

/** One appeal: both sides’ words and the decision. Staff with read-only access see that it is pending. */
function AppealCard({ review, mayDecide }: { review: AppealedReview; mayDecide: boolean }) {
  const { collabId, bySide, opinion, decision } = review;
  const titleId = useId();
  const [deciding, setDeciding] = useState<AppealDecision | null>(null);
  return (
    <Card variant="outlined" component="article" aria-labelledby={titleId} sx={{ p: 4, display: 'grid', gap: 3 }}>
      <Typography id={titleId} variant="h3" component="h2">
        {opinionLabel(opinion)}, says the {bySide}
      </Typography>
      <Said review={review} />
      {mayDecide && <BothSidesChat collabId={collabId} />}
      <Typography variant="body2">
        <TextLink to={paths.admin.collab(collabId)}>Open the Collab</TextLink>
      </Typography>
      {decision ? null : !mayDecide ? (
        <Typography variant="body2">Waiting for a decision.</Typography>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button variant="outlined" onClick={() => setDeciding('kept')}>
            Keep the review
          </Button>
          <Button variant="outlined" color="error" onClick={() => setDeciding('hidden')}>
            Hide the review
          </Button>
        </Box>
      )}
      {deciding && <Decide id={review.id} decision={deciding} onClose={() => setDeciding(null)} />}
    </Card>
  );
}

/** The review, the appeal, and the decision. */
function Said({ review }: { review: AppealedReview }) {
  const { bySide, words, createdAt, appeal, appealedAt, decision, decisionNote, decidedAt } = review;
  return (
    <>
      <Quote title={`The ${bySide} reviewed`} at={createdAt} words={words} />
      {appealedAt && (
        <Quote title={`The ${bySide === 'brand' ? 'influencer' : 'brand'} appealed`} at={appealedAt} words={appeal} />
      )}
      {decision && decidedAt && <Quote title={outcomes[decision]} at={decidedAt} words={decisionNote} />}
    </>
  );
}

type DecideProps = { id: string; decision: AppealDecision; onClose: () => void };

/** Asks for the reason, which both sides see. */
function Decide({ id, decision, onClose }: DecideProps) {
  const decide = useDecideAppeal(id);
  const done = () => {
    toast.success(outcomes[decision]);
    onClose();
  };
  return (
    <ReasonDialog
      title={decision === 'kept' ? 'Keep the review?' : 'Hide the review?'}
      limit={DecideAppealInput.note}
      isDestructive={decision === 'hidden'}
      mutation={decide}
      onSend={(note) => decide.mutate({ decision, note }, { onSuccess: done })}
      onClose={onClose}
    >
      <Typography>Both sides will see your reason.</Typography>
    </ReasonDialog>
  );
}

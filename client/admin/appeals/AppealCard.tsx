import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { opinionLabel } from '../../../server/contract/lists/labels';
import DecideAppealInput from '../../api/limits/DecideAppealInput.json';
import { type AppealDecision, type AppealedReview, useDecideAppeal } from '../../api/reviews';
import { paths } from '../../app/paths';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Fault } from '../../ui/Fault';
import { ExactTime } from '../../ui/RelativeTime';
import { TextField } from '../../ui/TextField';
import { TextLink } from '../../ui/TextLink';
import { toast } from '../../ui/toast';

const sides = { brand: 'the brand', influencer: 'the influencer' } as const;
const outcomes: Record<AppealDecision, string> = { kept: 'The review stands', hidden: 'The review is hidden' };

/** One appeal: the review, why it should not stand, and what we decide; whoever may only look reads that it waits. */
export function AppealCard({ review, mayDecide }: { review: AppealedReview; mayDecide: boolean }) {
  const { collabId, bySide, opinion, words, appeal, appealedAt, decision } = review;
  const titleId = useId();
  const [deciding, setDeciding] = useState<AppealDecision | null>(null);
  return (
    <Card variant="outlined" component="article" aria-labelledby={titleId} sx={{ p: 4, display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, justifyContent: 'space-between' }}>
        <Typography id={titleId} variant="h3" component="h2">
          {opinionLabel(opinion)}, says {sides[bySide]}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <ExactTime time={appealedAt} />
        </Typography>
      </Box>
      {words && <Quote label="The review">{words}</Quote>}
      <Quote label={`Why it should not stand, says ${sides[bySide === 'brand' ? 'influencer' : 'brand']}`}>
        {appeal ?? ''}
      </Quote>
      <Typography variant="body2">
        <TextLink to={paths.admin.collab(collabId)}>Look at the Collab</TextLink>
      </Typography>
      {decision ? (
        <Typography variant="body2" sx={{ fontWeight: 650 }}>
          {outcomes[decision]}
        </Typography>
      ) : !mayDecide ? (
        <Typography variant="body2">It waits for a decision.</Typography>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button variant="outlined" onClick={() => setDeciding('kept')}>
            Let it stand
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

function Quote({ label, children }: { label: string; children: string }) {
  return (
    <Box component="figure" sx={{ m: 0, p: 3, bgcolor: 'pass.sunken', borderRadius: '6px' }}>
      <Box component="figcaption" sx={{ typography: 'caption', color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="blockquote" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  );
}

type DecideProps = { id: string; decision: AppealDecision; onClose: () => void };

/** Asks for the reason, which both sides may be told. */
function Decide({ id, decision, onClose }: DecideProps) {
  const decide = useDecideAppeal(id);
  const [note, setNote] = useState('');
  const done = () => {
    toast.success(outcomes[decision]);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={decision === 'kept' ? 'Let the review stand?' : 'Hide the review?'}
      destructive={decision === 'hidden'}
      busy={decide.isPending || note.trim() === ''}
      onCancel={onClose}
      onConfirm={() => decide.mutate({ decision, note: note.trim() }, { onSuccess: done })}
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Typography>Both sides may be told why.</Typography>
        <TextField
          label="Why"
          value={note}
          onChange={({ target }) => setNote(target.value)}
          multiline
          minRows={3}
          slotProps={{ htmlInput: { maxLength: DecideAppealInput.note.most } }}
        />
        <Fault>{decide.error?.message}</Fault>
      </Box>
    </ConfirmDialog>
  );
}

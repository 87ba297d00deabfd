import { IconFileZip } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Collab } from '../../../api/collabs';
import { type CollabReviews, useAppealReview, useReviews } from '../../../api/reviews';
import { useProductNow } from '../../../api/clock';
import { Fault } from '../../../ui/Fault';
import { ExactTime } from '../../../ui/RelativeTime';
import { useReader } from '../reader';
import { Face, GiveReview, opinionLabel } from './GiveReview';
import { asThisProfile } from '../../../api/acting-as';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import AppealReviewInput from '../../../api/limits/AppealReviewInput.json';
import { TextField } from '../../../ui/TextField';
import { type FormEvent, useId, useState } from 'react';
import { DraftNote } from '../../../shell/drafts/DraftNote';
import { useDraftText } from '../../../shell/drafts/use-draft';
import { SubmitButton } from '../../../ui/SubmitButton';
import { toast } from '../../../ui/toast';

/** After a Collab has ended: both sides' reviews, and the dossier. */
export function AfterCollab({ collab }: { collab: Collab }) {
  const { id, outcome } = collab;
  if (outcome === 'open') return null;
  return (
    <>
      {outcome === 'completed' && <Reviews collab={collab} />}
      <Box component="section" aria-label="Dossier" sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
        <Typography variant="h2">Dossier</Typography>
        <Typography>A record of everything agreed and done, signed step by step, with a tool to verify it.</Typography>
        <Button
          variant="outlined"
          href={asThisProfile(`/api/v1/collabs/${id}/dossier`)}
          download
          startIcon={<IconFileZip size={20} stroke={1.75} />}
        >
          Download the dossier (ZIP)
        </Button>
      </Box>
    </>
  );
}

function Reviews({ collab: { id, brand, influencer } }: { collab: Collab }) {
  const reader = useReader();
  const { data, error } = useReviews(id, { enabled: reader !== 'staff' });
  if (reader === 'staff') return null;
  const other = reader === 'brand' ? `@${influencer.handle}` : brand.name;
  return (
    <Card component="section" aria-label="Reviews" sx={{ p: { xs: 4, sm: 5 }, display: 'grid', gap: 4 }}>
      <Typography variant="h2">Reviews</Typography>
      <Fault>{error?.message}</Fault>
      {data?.canReview && <GiveReview collabId={id} about={other} />}
      {data?.mine && <OneReview review={data.mine} by="You" />}
      {data?.theirs && <OneReview review={data.theirs} by={other} />}
      {data?.theirs && data.canAppeal && <AppealReview collabId={id} reviewId={data.theirs.id} />}
      {data && !data.theirs && !data.canReview && <NotYetTheirs reviews={data} by={other} />}
    </Card>
  );
}

/** Until both are in, neither side can read the other's, so that neither responds to the other. */
function NotYetTheirs({ reviews: { blindUntil }, by }: { reviews: CollabReviews; by: string }) {
  const now = useProductNow();
  const isBlind = blindUntil !== null && now < new Date(blindUntil);
  return (
    <Typography sx={{ color: 'text.secondary' }}>
      {isBlind ? (
        <>
          Reviews are shown once both of you have written one, or on <ExactTime time={blindUntil} />.
        </>
      ) : (
        `${by} hasn’t left a review.`
      )}
    </Typography>
  );
}

type Review = NonNullable<CollabReviews['mine']>;

/** A review as shown: the face with its word, the text, and the staff's decision. */
function OneReview({ review, by }: { review: Review; by: string }) {
  const { opinion, words, createdAt, appealedAt, decision } = review;
  return (
    <Box component="figure" sx={{ m: 0, display: 'grid', gap: 1 }}>
      <Typography component="figcaption" variant="body2" sx={{ color: 'text.secondary' }}>
        {by}, <ExactTime time={createdAt} />
      </Typography>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', fontWeight: 650 }}>
        <Face opinion={opinion} />
        {opinionLabel(opinion)}
      </Box>
      {words && <Typography sx={{ whiteSpace: 'pre-line' }}>{words}</Typography>}
      {appealedAt && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {decision === null && 'Appealed. Our team is reviewing it.'}
          {decision === 'kept' && 'Appealed, and kept by our team.'}
          {decision === 'hidden' && 'Hidden by our team after an appeal.'}
        </Typography>
      )}
    </Box>
  );
}

/** Asks staff to check the other side's review. */
export function AppealReview({ collabId, reviewId }: { collabId: string; reviewId: string }) {
  const titleId = useId();
  const [open, setOpen] = useState(false);
  const [reason, setReason, draft] = useDraftText(`appeal:${reviewId}`);
  const appeal = useAppealReview(collabId);
  const send = (event: FormEvent) => {
    event.preventDefault();
    appeal.mutate(
      { id: reviewId, reason },
      {
        onSuccess: () => {
          draft.forget();
          setOpen(false);
          toast.success('Appeal sent. Our team will review it.');
        },
      },
    );
  };
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)} sx={{ justifySelf: 'start' }}>
        Appeal against this review
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby={titleId} fullWidth maxWidth="xs">
        <DialogTitle id={titleId}>Appeal against this review</DialogTitle>
        <form onSubmit={send}>
          <DialogContent sx={{ display: 'grid', gap: 4 }}>
            <DraftNote draft={draft} onDiscard={({ text }) => setReason(text)} />
            <TextField
              label="Why should it be removed?"
              helperText="Our team and the other side will read this."
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              multiline
              minRows={3}
              slotProps={{ htmlInput: { maxLength: AppealReviewInput.reason.most } }}
            />
            <Fault>{appeal.error?.message}</Fault>
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <SubmitButton busy={appeal.isPending}>Send appeal</SubmitButton>
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
}

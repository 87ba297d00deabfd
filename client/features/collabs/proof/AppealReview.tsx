import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import AppealReviewInput from '../../../api/limits/AppealReviewInput.json';
import { TextField } from '../../../ui/TextField';
import { type FormEvent, useId, useState } from 'react';
import { useAppealReview } from '../../../api/reviews';
import { DraftNote } from '../../../shell/drafts/DraftNote';
import { useDraftText } from '../../../shell/drafts/use-draft';
import { Fault } from '../../../ui/Fault';
import { SubmitButton } from '../../../ui/SubmitButton';
import { toast } from '../../../ui/toast';

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

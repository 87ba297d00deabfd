import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import DeliverPieceInput from '../../api/limits/DeliverPieceInput.json';
import { TextField } from '../../ui/TextField';
import { type FormEvent, useId, useState } from 'react';
import { type Deliverable, useMoveDeliverable } from '../../api/collabs';
import { DraftNote } from '../../shell/drafts/DraftNote';
import { useDraftText } from '../../shell/drafts/use-draft';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Fault } from '../../ui/Fault';
import { SubmitButton } from '../../ui/SubmitButton';
import { toast } from '../../ui/toast';
import { VerdictNote } from '../../ui/VerdictNote';
import { PinComments } from './proof/PinComments';
import { type DraftPin, pinsToSend } from './proof/pins';

/** The brand's review of a draft: approve, or request changes. */
export function ReviewPiece({ piece: { id, actions, versions, draftDisclosure } }: { piece: Deliverable }) {
  const canSuggest = actions.includes('suggest-changes');
  const newest = versions.at(-1);
  const [pins, setPins] = useState<readonly DraftPin[]>([]);
  const titleId = useId();
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const [comment, setComment, draft] = useDraftText(`suggest-changes:${id}`);
  const approval = useMoveDeliverable();
  const round = useMoveDeliverable();
  const suggest = (event: FormEvent) => {
    event.preventDefault();
    round.mutate(
      { id, action: 'suggest-changes', comment, pins: pinsToSend(pins) },
      { onSuccess: () => (draft.forget(), setOpen(false)) },
    );
  };
  const isUnclear = draftDisclosure !== null && draftDisclosure.result !== 'pass';
  const approve = () =>
    approval.mutate(
      { id, action: 'approve' },
      { onSuccess: () => toast.success('Approved.'), onSettled: () => setAsking(false) },
    );
  const askForLabel = () => {
    const text = draftDisclosure?.ask ?? '';
    if (!comment.includes(text)) setComment(`${comment}\n\n${text}`.trim());
    setOpen(true);
  };
  return (
    <>
      {draftDisclosure && (
        <VerdictNote
          verdict={draftDisclosure}
          onCorrect={canSuggest ? askForLabel : null}
          correctLabel="Ask for this caption"
        />
      )}
      <Fault>{approval.error?.message}</Fault>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button
          variant="contained"
          loading={approval.isPending}
          onClick={() => (isUnclear ? setAsking(true) : approve())}
        >
          Approve
        </Button>
        {canSuggest && (
          <Button variant="outlined" onClick={() => setOpen(true)}>
            Suggest changes
          </Button>
        )}
      </Box>
      <ConfirmDialog
        open={asking}
        title="Approve this caption?"
        busy={approval.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={approve}
      >
        It doesn’t make it clear that the post is an ad. The rules hold you responsible for that as well as the creator.
      </ConfirmDialog>
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby={titleId} fullWidth maxWidth="sm">
        <DialogTitle id={titleId}>Suggest changes</DialogTitle>
        <form onSubmit={suggest}>
          <DialogContent sx={{ display: 'grid', gap: 4 }}>
            {newest?.file && (
              <PinComments mediaId={newest.mediaId} kind={newest.file.kind} pins={pins} onChange={setPins} />
            )}
            <DraftNote draft={draft} onDiscard={({ text }) => setComment(text)} />
            <TextField
              label="What should change?"
              value={comment}
              onChange={(event) => setComment(event.target.value)}
              multiline
              minRows={4}
              error={Boolean(round.error?.fieldErrors.comment)}
              slotProps={{ htmlInput: { maxLength: DeliverPieceInput.comment.most } }}
            />
            <Fault>{round.error?.message}</Fault>
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <SubmitButton busy={round.isPending}>Suggest changes</SubmitButton>
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
}

import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import { useRequestCollab } from '../api/offers';
import { Fault } from './Fault';
import { exactTime } from './RelativeTime';
import { SubmitButton } from './SubmitButton';
import { toast } from './toast';

type RequestButtonProps = { offer: Readonly<{ id: string; title: string; brand: Readonly<{ name: string }> }> };

const longestNote = 1_000;

/** Asks for an offer, after a word to the brand. */
export function RequestButton({ offer }: RequestButtonProps) {
  const { id, title, brand } = offer;
  const titleId = useId();
  const [open, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const request = useRequestCollab(id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    request.mutate(note.trim(), {
      onSuccess: ({ respondBy }) => {
        setOpen(false);
        toast.success(`Requested. ${brand.name} can answer until ${exactTime(respondBy)}.`);
      },
    });
  };
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Request
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby={titleId} fullWidth maxWidth="xs">
        <DialogTitle id={titleId}>Request “{title}”</DialogTitle>
        <form onSubmit={submit}>
          <DialogContent sx={{ display: 'grid', gap: 4 }}>
            <Typography sx={{ color: 'text.secondary' }}>{brand.name} sees your profile and this note.</Typography>
            <TextField
              label="Note to the brand (optional)"
              value={note}
              onChange={(event) => setNote(event.target.value)}
              multiline
              minRows={3}
              slotProps={{ htmlInput: { maxLength: longestNote } }}
            />
            <Fault>{request.error?.message}</Fault>
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <SubmitButton busy={request.isPending}>Request</SubmitButton>
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
}

import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import RequestCollabInput from '../api/limits/RequestCollabInput.json';
import { TextField } from './TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import type { Terms } from '../../server/contract/terms';
import { useRequestCollab } from '../api/offers';
import { paths } from '../app/paths';
import { Fault } from './Fault';
import { exactTime } from './RelativeTime';
import { SubmitButton } from './SubmitButton';
import { TextLink } from './TextLink';
import { toast } from './toast';
import { worthInWords } from './visit-facts';

export type RequestedOffer = Readonly<{ id: string; title: string; brand: Readonly<{ name: string }> }> &
  Pick<Terms, 'valuePence' | 'coversPence'>;

type RequestDialogProps = { offer: RequestedOffer; open: boolean; onClose: () => void };

/** A message to the brand, sent with the request. The text is kept when the dialog is closed and reopened. */
export default function RequestDialog({ offer, open, onClose }: RequestDialogProps) {
  const { id, title, brand } = offer;
  const titleId = useId();
  const [note, setNote] = useState('');
  const request = useRequestCollab(id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    request.mutate(note.trim(), {
      onSuccess: ({ respondBy }) => {
        onClose();
        toast.success(`Requested. ${brand.name} can answer until ${exactTime(respondBy)}.`);
      },
    });
  };
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>Request “{title}”</DialogTitle>
      <form onSubmit={submit}>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          <Typography>{worthInWords(offer)}.</Typography>
          <Typography sx={{ color: 'text.secondary' }}>{brand.name} will see your profile and this note.</Typography>
          <TextField
            label="Note to the brand (optional)"
            value={note}
            onChange={(event) => setNote(event.target.value)}
            multiline
            minRows={3}
            slotProps={{ htmlInput: { maxLength: RequestCollabInput.note.most } }}
          />
          <Fault>{request.error?.message}</Fault>
          {request.error?.collabId && <TextLink to={paths.collab(request.error.collabId)}>See that Collab</TextLink>}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton busy={request.isPending}>Request</SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}

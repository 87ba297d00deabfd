import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type Collab, useMoveCollab } from '../../../api/collabs';
import MoveCollabInput from '../../../api/limits/MoveCollabInput.json';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Fault } from '../../../ui/Fault';
import { exactTime } from '../../../ui/RelativeTime';
import { TextField } from '../../../ui/TextField';
import { DaysField } from './DaysField';

const words = {
  'ask-days': {
    button: 'Ask for more time',
    title: 'Ask for more time?',
    text: 'You can ask once. The brand can agree or refuse.',
    reason: 'Why you need it',
  },
  'give-days': {
    button: 'Give more time',
    title: 'Give more time?',
    text: 'The content is due that many days later.',
    reason: 'A word to them (optional)',
  },
} as const;

const usual = 7;

/** The creator asks for more days, or the brand gives them. */
export function DaysStep({ collab, action }: { collab: Collab; action: 'ask-days' | 'give-days' }) {
  const { id, contentDueAt, moreDays } = collab;
  const most = action === 'ask-days' ? moreDays.mayAsk : moreDays.mayGive;
  const [open, setOpen] = useState(false);
  const [days, setDays] = useState(Math.min(usual, most));
  const [reason, setReason] = useState('');
  const move = useMoveCollab(id);
  const { button, title, text, reason: label } = words[action];
  const give = () =>
    move.mutate({ action, days, ...(reason.trim() && { reason: reason.trim() }) }, { onSuccess: () => setOpen(false) });
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {button}
      </Button>
      <ConfirmDialog open={open} title={title} busy={move.isPending} onCancel={() => setOpen(false)} onConfirm={give}>
        <Typography sx={{ mb: 4 }}>
          {text} Now it is due {exactTime(contentDueAt)}.
        </Typography>
        <DaysField days={days} most={most} onChange={setDays} />
        <TextField
          label={label}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          multiline
          minRows={2}
          slotProps={{ htmlInput: { maxLength: MoveCollabInput.reason.most } }}
        />
        <Fault>{move.error?.message}</Fault>
      </ConfirmDialog>
    </>
  );
}

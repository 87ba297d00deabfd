import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useMoveCollab } from '../../api/collabs';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Fault } from '../../ui/Fault';

const endings = {
  decline: {
    button: 'Decline',
    title: 'Decline this request?',
    text: 'The other side is told, with your reason if you give one.',
    confirm: 'Decline',
  },
  withdraw: {
    button: 'Withdraw request',
    title: 'Withdraw your request?',
    text: 'The offer stays open to others, and you may request it again.',
    confirm: 'Withdraw',
  },
  cancel: {
    button: 'Cancel this Collab',
    title: 'Cancel this Collab?',
    text: 'The other side is told at once. This cannot be undone.',
    confirm: 'Confirm',
  },
} as const;

const longestReason = 1_000;

/** Ends a Collab without content, after asking for a reason. */
export function EndCollab({ id, action }: { id: string; action: keyof typeof endings }) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const move = useMoveCollab(id);
  const { button, title, text, confirm } = endings[action];
  const end = () =>
    move.mutate({ action, ...(reason.trim() ? { reason: reason.trim() } : {}) }, { onSuccess: () => setOpen(false) });
  return (
    <>
      <Button
        variant={action === 'decline' ? 'outlined' : 'text'}
        color={action === 'decline' ? 'primary' : 'error'}
        onClick={() => setOpen(true)}
      >
        {button}
      </Button>
      <ConfirmDialog
        open={open}
        title={title}
        confirmLabel={confirm}
        busy={move.isPending}
        onCancel={() => setOpen(false)}
        onConfirm={end}
      >
        <Typography sx={{ mb: 4 }}>{text}</Typography>
        <TextField
          label="Reason (optional)"
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          multiline
          minRows={2}
          slotProps={{ htmlInput: { maxLength: longestReason } }}
        />
        <Fault>{move.error?.message}</Fault>
      </ConfirmDialog>
    </>
  );
}

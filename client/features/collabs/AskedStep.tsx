import Button from '@mui/material/Button';
import MoveCollabInput from '../../api/limits/MoveCollabInput.json';
import { TextField } from '../../ui/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type Collab, isLateNow, useMoveCollab } from '../../api/collabs';
import { productNow } from '../../api/clock';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Fault } from '../../ui/Fault';
import { type AskedAction, askedSteps } from './asked-steps';

/** A step that changes what was agreed: asked about first, with room for a reason. */
export function AskedStep({ collab, action }: { collab: Collab; action: AskedAction }) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const move = useMoveCollab(collab.id);
  const { button, title, text, look, reasonLabel = 'Reason (optional)', late } = askedSteps[action];
  const take = () =>
    move.mutate({ action, ...(reason.trim() ? { reason: reason.trim() } : {}) }, { onSuccess: () => setOpen(false) });
  return (
    <>
      <Button
        variant={look === 'grave' ? 'text' : look}
        color={look === 'grave' ? 'error' : 'primary'}
        onClick={() => setOpen(true)}
      >
        {button}
      </Button>
      <ConfirmDialog
        open={open}
        title={title}
        destructive={look === 'grave'}
        busy={move.isPending}
        onCancel={() => setOpen(false)}
        onConfirm={take}
      >
        <Typography sx={{ mb: 4 }}>{text}</Typography>
        {open && late && isLateNow(collab, productNow()) && (
          <Typography sx={{ mb: 4, fontWeight: 550 }}>
            The visit is in less than 48 hours, so this counts as a late change.
          </Typography>
        )}
        <TextField
          label={reasonLabel}
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

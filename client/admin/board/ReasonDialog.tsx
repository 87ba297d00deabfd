import Typography from '@mui/material/Typography';
import { useState } from 'react';
import UpdateBrandInput from '../../api/limits/UpdateBrandInput.json';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { TextField } from '../../ui/TextField';

type ReasonDialogProps = {
  title: string;
  /** Why a reason is required. */
  says: string;
  onCancel: () => void;
  onGive: (reason: string) => void;
};

/** Asks for the reason for an unusual move. It is added to the record's timeline. */
export function ReasonDialog({ title, says, onCancel, onGive }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      open
      title={title}
      busy={reason.trim() === ''}
      onCancel={onCancel}
      onConfirm={() => onGive(reason.trim())}
    >
      <Typography sx={{ mb: 4 }}>{says}</Typography>
      <TextField
        label="Reason"
        autoFocus
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: UpdateBrandInput.reason.most } }}
      />
    </ConfirmDialog>
  );
}

import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { TextField } from './TextField';
import { type ReactNode, useId, useState } from 'react';

type ConfirmDialogProps = {
  open: boolean;
  title?: string;
  children: ReactNode;
  /** For irreversible actions: Confirm is disabled until this has been typed. */
  typeToConfirm?: string;
  /** Destructive: Confirm is red. */
  destructive?: boolean;
  busy?: boolean;
  onCancel: () => void;
  onConfirm: () => void;
};

/** Asks before an action. The buttons never say what, so the title and text must. */
export function ConfirmDialog({
  open,
  title = 'Attention',
  children,
  typeToConfirm,
  destructive = typeToConfirm !== undefined,
  busy,
  onCancel,
  onConfirm,
}: ConfirmDialogProps) {
  const titleId = useId();
  const [typed, setTyped] = useState('');
  const ready = !busy && (typeToConfirm === undefined || typed.trim() === typeToConfirm);
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="xs"
      slotProps={{ transition: { onExited: () => setTyped('') } }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {children}
        {typeToConfirm !== undefined && (
          <TextField
            label={`Type “${typeToConfirm}” to confirm`}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
            sx={{ mt: 4 }}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button variant="contained" color={destructive ? 'error' : 'primary'} onClick={onConfirm} disabled={!ready}>
          Confirm
        </Button>
      </DialogActions>
    </Dialog>
  );
}

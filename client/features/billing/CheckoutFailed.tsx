import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { messages } from '../../../server/contract/rules/constants';

type CheckoutFailedProps = { open: boolean; onClose: () => void };

/** The generic message for any failure on the way to the checkout. */
export function CheckoutFailed({ open, onClose }: CheckoutFailedProps) {
  const [titleId, textId] = [useId(), useId()];
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={titleId}>Attention</DialogTitle>
      <DialogContent>
        <Typography id={textId}>{messages.checkoutFailed}</Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onClose}>
          OK
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import { IconX } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { DialogDrawer } from '../../ui/DialogDrawer';
import { AccountList } from './AccountList';

/** Slides in from the left: which of one's profiles to act as. */
export function AccountPicker({ open, onClose }: { open: boolean; onClose: () => void }) {
  const titleId = useId();
  return (
    <DialogDrawer
      anchor="left"
      open={open}
      onClose={onClose}
      titleId={titleId}
      paper={{ width: { xs: '100%', sm: 400 }, bgcolor: 'background.default' }}
    >
      <Box sx={{ display: 'grid', gap: 4, p: 6 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography id={titleId} variant="h2">
            Select Account to Manage
          </Typography>
          <IconButton aria-label="Close" onClick={onClose}>
            <IconX size={20} stroke={1.75} />
          </IconButton>
        </Box>
        <AccountList onDone={onClose} />
      </Box>
    </DialogDrawer>
  );
}

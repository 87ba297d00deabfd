import Box from '@mui/material/Box';
import { useId } from 'react';
import { DialogDrawer } from '../../ui/DialogDrawer';
import { DrawerTitle } from '../../ui/DrawerTitle';
import { AccountList } from './AccountList';

/** Slides in from the left: which of one's profiles to act as. */
export function AccountPicker({ open, onClose }: { open: boolean; onClose: () => void }) {
  const titleId = useId();
  return (
    <DialogDrawer
      open={open}
      onClose={onClose}
      titleId={titleId}
      paper={{ width: { xs: '100%', sm: 400 }, bgcolor: 'background.default' }}
    >
      <Box sx={{ display: 'grid', gap: 4, p: 6 }}>
        <DrawerTitle id={titleId} onClose={onClose}>
          Select Account to Manage
        </DrawerTitle>
        <AccountList onDone={onClose} />
      </Box>
    </DialogDrawer>
  );
}

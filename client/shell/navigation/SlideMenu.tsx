import { IconX } from '@tabler/icons-react';
import IconButton from '@mui/material/IconButton';
import { DialogDrawer } from '../../ui/DialogDrawer';
import { CollapsibleUserMenu } from '../CollapsibleUserMenu';
import { SideMenu } from './SideMenu';

type SlideMenuProps = { open: boolean; onClose: () => void; onSwitch: () => void };

/** The navigation of smaller screens, sliding in from the left. */
export function SlideMenu({ open, onClose, onSwitch }: SlideMenuProps) {
  return (
    <DialogDrawer open={open} onClose={onClose} label="Menu" paper={{ width: 300, maxWidth: '88vw', p: 4, gap: 4 }}>
      <IconButton aria-label="Close the menu" onClick={onClose} sx={{ alignSelf: 'flex-end', m: -2 }}>
        <IconX size={20} stroke={1.75} />
      </IconButton>
      <SideMenu onSwitch={onSwitch} onNavigate={onClose} />
      <CollapsibleUserMenu onNavigate={onClose} />
    </DialogDrawer>
  );
}

import { IconX } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { contentMaxWidth, sidebar } from '../../server/contract/tokens';
import { useLive } from '../api/live';
import { CollapsibleUserMenu } from './CollapsibleUserMenu';
import { SkipLink, mainId } from './SkipLink';
import { TopBar } from './TopBar';
import { AccountPicker } from './accounts/AccountPicker';
import { SideMenu } from './navigation/SideMenu';
import { useSession } from './session/session-context';

/** The frame of every page behind the door: banner, navigation, page. */
export function AppShell() {
  const { user } = useSession();
  const [menuOpen, setMenuOpen] = useState(false);
  const [picking, setPicking] = useState(false);
  useLive(user !== null);
  const closeMenu = () => setMenuOpen(false);
  const pick = () => {
    closeMenu();
    setPicking(true);
  };
  return (
    <>
      <SkipLink />
      <TopBar onMenu={() => setMenuOpen(true)} />
      <Box sx={{ display: 'flex', alignItems: 'flex-start' }}>
        <Box
          sx={{
            display: { xs: 'none', lg: 'flex' },
            position: 'sticky',
            top: 64,
            width: sidebar.open,
            flex: 'none',
            height: 'calc(100vh - 64px)',
            overflowY: 'auto',
            p: 4,
            bgcolor: 'background.paper',
            borderRight: '1px solid',
            borderColor: 'divider',
          }}
        >
          <SideMenu onSwitch={pick} />
        </Box>
        <Box
          component="main"
          id={mainId}
          tabIndex={-1}
          sx={{
            flex: 1,
            minWidth: 0,
            maxWidth: contentMaxWidth,
            mx: 'auto',
            px: { xs: 4, sm: 6, lg: 8 },
            py: { xs: 6, sm: 8 },
            '&:focus': { outline: 'none' },
          }}
        >
          <Outlet />
        </Box>
      </Box>
      <Drawer
        anchor="left"
        open={menuOpen}
        onClose={closeMenu}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-label': 'Menu',
            sx: { width: 300, maxWidth: '88vw', p: 4, gap: 4 },
          },
        }}
      >
        <IconButton aria-label="Close the menu" onClick={closeMenu} sx={{ alignSelf: 'flex-end', m: -2 }}>
          <IconX size={20} stroke={1.75} />
        </IconButton>
        <SideMenu onSwitch={pick} onNavigate={closeMenu} />
        <CollapsibleUserMenu onNavigate={closeMenu} />
      </Drawer>
      <AccountPicker open={picking} onClose={() => setPicking(false)} />
    </>
  );
}

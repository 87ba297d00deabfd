import Box from '@mui/material/Box';
import { Suspense, lazy, useState } from 'react';
import { Outlet } from 'react-router';
import { contentMaxWidth, sidebar } from '../../server/contract/tokens';
import { useLive } from '../api/live';
import { OfflineNotice } from './OfflineNotice';
import { SkipLink, mainId } from './SkipLink';
import { TopBar } from './TopBar';
import { WaitingMessages } from './WaitingMessages';
import { ConsentBanner } from './consent/ConsentBanner';
import { SideMenu } from './navigation/SideMenu';
import { useSession } from './session/session-context';

const SlideMenu = lazy(() => import('./navigation/SlideMenu').then((module) => ({ default: module.SlideMenu })));

const ViewingBanner = lazy(() => import('./ViewingBanner').then((module) => ({ default: module.ViewingBanner })));

const AccountPicker = lazy(() =>
  import('./accounts/AccountPicker').then((module) => ({ default: module.AccountPicker })),
);

const viewingBannerHeight = 52;

/** The frame of every page behind the door: banner, navigation, page. */
export function AppShell() {
  const { user, actor, refresh, viewingUntil } = useSession();
  /** Undefined until it is first asked for: it is loaded then. So is the picker. */
  const [menuOpen, setMenuOpen] = useState<boolean>();
  const [picking, setPicking] = useState<boolean>();
  useLive(user !== null, () => void refresh());
  /** What stays above the page, in pixels. */
  const bars = viewingUntil ? 64 + viewingBannerHeight : 64;
  const closeMenu = () => setMenuOpen(false);
  const pick = () => {
    closeMenu();
    setPicking(true);
  };
  return (
    <>
      <SkipLink />
      <TopBar onMenu={() => setMenuOpen(true)} />
      <OfflineNotice />
      <WaitingMessages uid={actor.uid} />
      {viewingUntil && (
        <Suspense>
          <ViewingBanner until={viewingUntil} />
        </Suspense>
      )}
      <Box sx={{ display: 'flex', alignItems: 'flex-start' }}>
        <Box
          sx={{
            display: { xs: 'none', lg: 'flex' },
            position: 'sticky',
            top: bars,
            width: sidebar.open,
            flex: 'none',
            height: `calc(100vh - ${bars}px)`,
            overflowY: 'auto',
            p: 4,
            bgcolor: 'background.paper',
            borderRight: '1px solid',
            borderColor: 'divider',
          }}
        >
          <SideMenu onSwitch={pick} />
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <ConsentBanner />
          <Box
            component="main"
            id={mainId}
            tabIndex={-1}
            sx={{
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
      </Box>
      <Suspense fallback={null}>
        {menuOpen !== undefined && <SlideMenu open={menuOpen} onClose={closeMenu} onSwitch={pick} />}
      </Suspense>
      <Suspense fallback={null}>
        {picking !== undefined && <AccountPicker open={picking} onClose={() => setPicking(false)} />}
      </Suspense>
    </>
  );
}

import Box from '@mui/material/Box';
import { Suspense, lazy } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { skipsSessionCheck } from '../../server/contract/rules/guarded';
import { PublicFooter } from '../shell/PublicFooter';
import { RouteProgress } from '../shell/RouteProgress';
import { ConsentBanner } from '../shell/consent/ConsentBanner';
import { paths } from './paths';

// Minimised it is a button; all else is loaded when it is opened.
const LiveChatLauncher = lazy(() =>
  import('../features/live-chat/LiveChatLauncher').then((module) => ({ default: module.LiveChatLauncher })),
);

/** What is on every page: the progress bar, the question about cookies, and the place one had scrolled to. */
export function Root() {
  const { pathname } = useLocation();
  return (
    <>
      <RouteProgress />
      {pathname !== paths.cookies && <ConsentBanner />}
      {pathname === paths.home && (
        <Suspense fallback={null}>
          <LiveChatLauncher />
        </Suspense>
      )}
      {skipsSessionCheck(pathname) ? <WithFooter /> : <Outlet />}
      <ScrollRestoration />
    </>
  );
}

/** Before the door the foot of the page stands at the bottom of the window, however short the page is. */
function WithFooter() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Outlet />
      </Box>
      <PublicFooter />
    </Box>
  );
}

import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { skipsSessionCheck } from '../../server/contract/rules/portal-paths';
import { PublicFooter } from '../shell/PublicFooter';
import { RouteProgress } from '../shell/RouteProgress';
import { ConsentBanner } from '../shell/consent/ConsentBanner';
import { useConsent } from '../shell/consent/consent';
import { paths } from './paths';

// Minimised it is a button; all else is loaded when it is opened.
const LiveChatLauncher = lazy(() =>
  import('../features/live-chat/LiveChatLauncher').then((module) => ({ default: module.LiveChatLauncher })),
);

// Who has allowed nothing is not even sent the way to these.
const OutsideServices = lazy(() =>
  import('../shell/outside/OutsideServices').then((module) => ({ default: module.OutsideServices })),
);

/** What is on every page: the progress bar and the place one had scrolled to. Behind the door the frame asks about cookies itself. */
export function Root() {
  const { pathname } = useLocation();
  const decision = useConsent();
  const isOpen = skipsSessionCheck(pathname);
  return (
    <>
      <RouteProgress />
      {decision && Object.values(decision.choice).includes(true) && (
        <Suspense fallback={null}>
          <OutsideServices />
        </Suspense>
      )}
      {pathname === paths.home && (
        <Suspense fallback={null}>
          <LiveChatLauncher />
        </Suspense>
      )}
      {isOpen ? <WithFooter asks={asksAboutCookies(pathname)} /> : <Outlet />}
      <ScrollRestoration />
    </>
  );
}

/** What people open from a link that they were sent asks them nothing, and neither does the page that explains cookies. */
const asksAboutCookies = (path: string): boolean =>
  ![paths.cookies, paths.shortlist, paths.influencer.mediaKitLong].some(
    (quiet) => path === quiet || path.startsWith(`${quiet}/`),
  ) && !/^\/(reports|i)\/./.test(path);

/** On public pages, the footer is at the bottom of the window, however short the page. */
function WithFooter({ asks }: { asks: boolean }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Outlet />
      </Box>
      <PublicFooter />
      {asks && <ConsentBanner />}
    </Box>
  );
}

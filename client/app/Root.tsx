import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { skipsSessionCheck } from '../../server/contract/rules/portal-paths';
import { contentMaxWidth } from '../../server/contract/tokens';
import { PublicFooter } from '../shell/PublicFooter';
import { RouteProgress } from '../shell/RouteProgress';
import { ConsentBanner } from '../shell/consent/ConsentBanner';
import { useConsent } from '../shell/consent/consent';
import { Box } from '../ui/elements';
import { useHydrated } from '../ui/use-media';
import { ScrollMemory } from './navigation';
import { paths } from './paths';

const nothing = () => ({ default: () => null });

// A button when minimised; everything else is loaded when it is opened. If it can't be loaded, pages work without it.
const LiveChatLauncher = lazy(() =>
  import('../features/live-chat/LiveChatLauncher').then((module) => ({ default: module.LiveChatLauncher }), nothing),
);

// Without consent, not even the loader for these is downloaded.
const OutsideServices = lazy(() =>
  import('../shell/outside/OutsideServices').then((module) => ({ default: module.OutsideServices }), nothing),
);

/** On every page: the progress bar and scroll restoration. On signed-in pages the layout itself asks about cookies. */
export function Root() {
  const { pathname } = useLocation();
  const decision = useConsent();
  const hydrated = useHydrated();
  const isOpen = skipsSessionCheck(pathname);
  return (
    <>
      <RouteProgress />
      {decision && Object.values(decision.choice).includes(true) && (
        <Suspense fallback={null}>
          <OutsideServices />
        </Suspense>
      )}
      {hydrated && pathname === paths.home && (
        <Suspense fallback={null}>
          <LiveChatLauncher />
        </Suspense>
      )}
      {isOpen ? <WithFooter path={pathname} /> : <Outlet />}
      <ScrollMemory />
    </>
  );
}

/** Pages that people open from a shared link don't ask for consent, and neither does the page about cookies. */
const asksAboutCookies = (path: string): boolean =>
  ![paths.cookies, paths.shortlist, paths.influencer.mediaKitLong].some(
    (quiet) => path === quiet || path.startsWith(`${quiet}/`),
  ) && !/^\/(reports|i)\/./.test(path);

/** On public pages, the footer is at the bottom of the window, however short the page. */
function WithFooter({ path }: { path: string }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Outlet />
      </Box>
      <PublicFooter maxWidth={path === paths.home ? contentMaxWidth : undefined} />
      {asksAboutCookies(path) && <ConsentBanner />}
    </Box>
  );
}

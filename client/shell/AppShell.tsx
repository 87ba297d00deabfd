import { IconWifiOff } from '@tabler/icons-react';
import { Suspense, lazy, useState, useSyncExternalStore, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { contentMaxWidth, sidebar } from '../../server/contract/tokens';
import { connection } from '../api/connection';
import { useLive } from '../api/live';
import { latePart, lazyWithMui } from '../app/theme/with-mui';
import { Box } from '../ui/elements';
import { KeptFocus } from './KeptFocus';
import { SkipLink, mainId } from './PublicFrame';
import { TopBar } from './TopBar';
import { ConsentBanner } from './consent/ConsentBanner';
import { SideMenu } from './navigation/SideMenu';
import { somethingWaits } from './outbox-key';
import { browserMemory } from './session/browser-memory';
import { useSession } from './session/session-context';

const SlideMenu = lazyWithMui(() => import('./navigation/SlideMenu').then((module) => module.SlideMenu));

const ViewingBanner = latePart(() => import('./ViewingBanner').then((module) => module.ViewingBanner));

const TermsNotice = latePart(() => import('./consent/TermsNotice').then((module) => module.TermsNotice));
const PasskeyOffer = latePart(() => import('./passkeys/PasskeyOffer').then((module) => module.default));

const AccountPicker = lazyWithMui(() => import('./accounts/ChooseAccount').then((module) => module.AccountPicker));

const viewingBannerHeight = 52;

/** The layout of every signed-in page: banner, navigation, page. */
export function AppShell() {
  const { user, actor, refresh, viewingUntil } = useSession();
  /** Undefined until first requested: loaded lazily, as is the picker. */
  const [menuOpen, setMenuOpen] = useState<boolean>();
  const [picking, setPicking] = useState<boolean>();
  const [offersPasskey] = useState(() => browserMemory.passkeyOffer() === 'due');
  useLive(user && actor.uid, () => void refresh());
  /** The height of what stays above the page, in pixels. */
  const bars = viewingUntil ? 64 + viewingBannerHeight : 64;
  const closeMenu = () => setMenuOpen(false);
  const pick = () => {
    closeMenu();
    setPicking(true);
  };
  return (
    <>
      <SkipLink />
      <KeptFocus />
      <TopBar onMenu={() => setMenuOpen(true)} />
      <OfflineNotice />
      <WaitingMessages uid={actor.uid} />
      {offersPasskey && (
        <Suspense>
          <PasskeyOffer />
        </Suspense>
      )}
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
        <Box
          sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', minHeight: `calc(100dvh - ${bars}px)` }}
        >
          {user && actor.type !== 'admin' && !viewingUntil && (
            <Suspense>
              <TermsNotice />
            </Suspense>
          )}
          <Box
            component="main"
            id={mainId}
            tabIndex={-1}
            sx={{
              flex: 1,
              width: '100%',
              maxWidth: contentMaxWidth,
              mx: 'auto',
              px: { xs: 4, sm: 6, lg: 8 },
              py: { xs: 6, sm: 8 },
              '&:focus': { outline: 'none' },
            }}
          >
            <Outlet />
          </Box>
          <ConsentBanner />
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

/** If it can't be loaded, the page works without it: a conversation loads it too. */
const OutboxPump = lazy(() =>
  import('./OutboxPump').then(
    (module) => ({ default: module.OutboxPump }),
    () => ({ default: () => null }),
  ),
);

/** Messages written offline are sent from every page, including one opened later. Few pages need the component. */
function WaitingMessages({ uid }: { uid: string }) {
  useLocation(); // rerenders on navigation: leaving a conversation can leave an unsent message
  const isThere = useSyncExternalStore(connection.subscribe, connection.isThere);
  if (!isThere || !somethingWaits(uid)) return null;
  return (
    <Suspense>
      <OutboxPump uid={uid} />
    </Suspense>
  );
}

/** Milliseconds. */
const whenPageHasSettled = 8_000;

/** Lazily loaded when first opened; prefetched, so that they also open offline. */
const menus = () => [import('../app/theme/themed'), import('./navigation/SlideMenu'), import('./UserMenuList')];

/** Says that there is no connection, and what still works; and lets the portal open offline next time. */
function OfflineNotice() {
  const online = useSyncExternalStore(connection.subscribe, connection.isThere);
  useEffect(() => {
    if ('serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js').catch(() => undefined); // private windows don't have it
    const later = setTimeout(() => void Promise.allSettled(menus()), whenPageHasSettled);
    return () => clearTimeout(later);
  }, []);
  if (online) return null;
  return (
    <Box role="status" sx={bar}>
      <IconWifiOff size={20} stroke={1.75} aria-hidden />
      You’re offline. Tickets and recent chats may be out of date. We’ll send what you write when you’re back online.
    </Box>
  );
}

const bar = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  px: { xs: 4, sm: 6 },
  py: 2,
  bgcolor: 'pass.ink',
  color: 'background.paper',
  typography: 'body2',
} as const;

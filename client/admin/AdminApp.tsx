import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo } from 'react';
import {
  type AuthProvider,
  CoreAdmin,
  type CoreLayoutProps,
  defaultI18nProvider,
  localStorageStore,
  Resource,
  useNotificationContext,
  useResetErrorBoundaryOnLocationChange,
  useTranslate,
} from 'react-admin';
import { latePart } from '../app/theme/with-mui';
import { paths } from '../app/paths';
import { FaultPage, NotFound } from '../shell/FaultPage';
import { type SessionState, useSession } from '../shell/session/session-context';
import { PageSkeleton } from '../ui/skeletons';
import { dataProvider } from './data-provider';
import { resources } from './resources';
import { proofNeeded } from '../api/proof';
import Box from '@mui/material/Box';
import { toast } from '../ui/toast';

/** Pages of the panel are lazily loaded. */
const InfluencerList = latePart(() =>
  import('./influencer-manager/InfluencerList').then((module) => module.InfluencerList),
);
const BrandList = latePart(() => import('./brand-manager/BrandList').then((module) => module.BrandList));
const BrandCreate = latePart(() => import('./brand-manager/BrandCreate').then((module) => module.BrandCreate));
const UserList = latePart(() => import('./user-explorer/UserList').then((module) => module.UserList));
const CollabList = latePart(() => import('./collab-explorer/CollabList').then((module) => module.CollabList));
const ListsPage = latePart(() => import('./influencer-list-explorer/ListsPage').then((module) => module.ListsPage));
const AdsPage = latePart(() => import('./ad-manager/AdsPage').then((module) => module.AdsPage));
const UsageList = latePart(() => import('./usage-explorer/UsageList').then((module) => module.UsageList));

const PanelLoading = () => <PageSkeleton shape="rows" tickets={10} />;
const store = localStorageStore('1', 'staff-panel');

/**
 * The staff panel, inside the portal's shell: react-admin's routes, lists and forms, with the portal's navigation,
 * theme, toasts, session and query client. A resource has the name of its page.
 */
export default function AdminApp() {
  const { actor, refresh, signOut } = useSession();
  const queryClient = useQueryClient();
  const authProvider = useMemo(() => authProviderFor({ actor, refresh, signOut }), [actor, refresh, signOut]);
  return (
    <CoreAdmin
      basename={paths.admin.root}
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={defaultI18nProvider}
      queryClient={queryClient}
      store={store}
      layout={PanelLayout}
      loading={PanelLoading}
      error={PanelFault}
      catchAll={NotFound}
      disableTelemetry
    >
      <Resource name={resources.influencers} list={InfluencerList} />
      <Resource name={resources.brands} list={BrandList} create={BrandCreate} />
      <Resource name={resources.users} list={UserList} />
      <Resource name={resources.collabs} list={CollabList} />
      <Resource name={resources.lists} list={ListsPage} />
      <Resource name={resources.ads} list={AdsPage} />
      <Resource name={resources.usage} list={UsageList} />
    </CoreAdmin>
  );
}

/** Shown instead of a page of the panel that crashed; following a navigation link clears it. */
function PanelFault({ resetErrorBoundary }: { resetErrorBoundary: (...reason: unknown[]) => void }) {
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary);
  return (
    <FaultPage
      title="We couldn’t show this page"
      action={
        <Button variant="contained" onClick={() => resetErrorBoundary()}>
          Retry
        </Button>
      }
    >
      Something went wrong here. Please try again.
    </FaultPage>
  );
}

type PortalSession = Pick<SessionState, 'actor' | 'refresh' | 'signOut'>;

/**
 * The panel has no sign-in: it is behind the portal's own. When the API says that the session has ended or that its
 * person is no longer staff, the portal refetches the session, and then shows the sign-in form or a way home.
 */
export const authProviderFor = ({ actor, refresh, signOut }: PortalSession): AuthProvider => ({
  login: () => refresh(),
  logout: () => signOut(),
  checkAuth: async () => {
    if (actor.type !== 'admin') await refresh();
  },
  checkError: async ({ status, body }: { status?: number; body?: { code?: string } }) => {
    if (body?.code === proofNeeded) return; // the dialog was closed: nobody has signed out
    if (status === 401 || status === 403) await refresh();
  },
  getIdentity: async () => ({ id: actor.uid, fullName: actor.name }),
});

const rowHeight = 36;

/** The portal's shell has the navigation; the panel adds density: rows of 36 px and small fields. */
const dense = {
  '& .MuiTableCell-root': {
    height: rowHeight,
    py: 0.5,
    px: 2,
    fontSize: '0.875rem',
    lineHeight: 20 / 14,
    borderColor: 'divider',
    // A column is never narrower than its longest word; a table that needs more room scrolls.
    overflowWrap: 'break-word',
  },
  '& .MuiTableCell-head': { bgcolor: 'pass.sunken', color: 'text.secondary', fontWeight: 600, whiteSpace: 'nowrap' },
  '& .MuiTableRow-root:last-child .MuiTableCell-body': { borderBottom: 0 },
  // A long name wraps instead of pushing everything else aside.
  '& .MuiTableCell-root.column-name': { whiteSpace: 'normal', maxWidth: 320 },
};

/** The layout of every page of the panel. */
export function PanelLayout({ children }: CoreLayoutProps) {
  return (
    <Box sx={dense}>
      <Suspense fallback={<PageSkeleton shape="rows" tickets={10} />}>{children}</Suspense>
      <PanelToasts />
    </Box>
  );
}

/** Shows react-admin's notifications as the portal's own toasts. */
function PanelToasts() {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();

  useEffect(() => {
    if (notifications.length === 0) return;
    const notification = takeNotification();
    if (!notification || typeof notification.message !== 'string') return;
    const { message, type, notificationOptions } = notification;
    const text = translate(message, notificationOptions?.messageArgs as Record<string, unknown> | undefined);
    if (type === 'success') toast.success(text);
    else toast.say(text);
  }, [notifications, takeNotification, translate]);

  return null;
}

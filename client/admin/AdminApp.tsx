import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, useMemo } from 'react';
import {
  CoreAdmin,
  Resource,
  defaultI18nProvider,
  localStorageStore,
  useResetErrorBoundaryOnLocationChange,
} from 'react-admin';
import { paths } from '../app/paths';
import { FaultPage, NotFound } from '../shell/FaultPage';
import { useSession } from '../shell/session/session-context';
import { PageSkeleton } from '../ui/skeletons';
import { PanelLayout } from './PanelLayout';
import { authProviderFor } from './auth-provider';
import { dataProvider } from './data-provider';
import { resources } from './resources';

/** Pages of the panel are lazily loaded. */
const InfluencerList = lazy(() =>
  import('./influencer-manager/InfluencerList').then((module) => ({ default: module.InfluencerList })),
);
const BrandList = lazy(() => import('./brand-manager/BrandList').then((module) => ({ default: module.BrandList })));
const BrandCreate = lazy(() =>
  import('./brand-manager/BrandCreate').then((module) => ({ default: module.BrandCreate })),
);
const UserList = lazy(() => import('./user-explorer/UserList').then((module) => ({ default: module.UserList })));
const CollabList = lazy(() =>
  import('./collab-explorer/CollabList').then((module) => ({ default: module.CollabList })),
);
const ListsPage = lazy(() =>
  import('./influencer-list-explorer/ListsPage').then((module) => ({ default: module.ListsPage })),
);
const AdsPage = lazy(() => import('./ad-manager/AdsPage').then((module) => ({ default: module.AdsPage })));
const UsageList = lazy(() => import('./usage-explorer/UsageList').then((module) => ({ default: module.UsageList })));

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
      title="This page could not be shown"
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

import { type ComponentType, Suspense, lazy } from 'react';
import { type RouteObject, matchRoutes, useLocation, useRoutes } from 'react-router';
import { skipsSessionCheck } from '../../server/contract/rules/portal-paths';
import { useLists } from '../api/lists';
import { AppShell } from '../shell/AppShell';
import { NotFound } from '../shell/FaultPage';
import { LoadingScreen } from '../shell/LoadingScreen';
import { TopBar } from '../shell/TopBar';
import { ClosingNotice } from '../shell/closing/ClosingNotice';
import { ConsentSync } from '../shell/consent/ConsentSync';
import { RequireSession } from '../shell/session/RequireSession';
import { useSession } from '../shell/session/session-context';
import { guardedPages } from './guarded-pages';

const BillingHost = lazy(() =>
  import('../shell/billing/BillingHost').then((module) => ({ default: module.BillingHost })),
);
const LoginPage = lazy(() => import('../features/auth/LoginPage').then((module) => ({ default: module.LoginPage })));

type Load = () => Promise<unknown>;

const routes: RouteObject[] = [{ Component: Frame, children: [...guardedPages, { path: '*', Component: NotFound }] }];

/** What is at none of the open pages' addresses, once what the first of them shows is there too. */
export async function loadElsewhere({ pathname }: { pathname: string }): Promise<ComponentType> {
  const loads = (matchRoutes(routes, pathname) ?? []).flatMap(({ route }) =>
    route.handle ? [(route.handle as Load)()] : [],
  );
  await Promise.allSettled(loads);
  return Elsewhere;
}

/** An address outside the app that nobody knows may be a guarded one all the same, by the rule of the doors. */
export function Elsewhere() {
  const { pathname } = useLocation();
  if (!skipsSessionCheck(pathname)) return <Guarded />;
  return (
    <>
      <TopBar noAuth />
      <main>
        <NotFound />
      </main>
    </>
  );
}

/** All that is behind the door; shown again when a list that it may name has changed. What has been typed stays. */
function Guarded() {
  useLists();
  return useRoutes(routes);
}

/** The shell around a page. Pages name cities and categories at once by what staff call them. */
function Frame() {
  const { known } = useLists();
  return (
    <>
      <ConsentSync />
      <ClosingNotice />
      <RequireSession signIn={<LoginPage />}>
        {known ? <AppShell /> : <LoadingScreen />}
        <Plans />
      </RequireSession>
    </>
  );
}

/** Only brands have plans. */
function Plans() {
  const { actor } = useSession();
  if (actor.type !== 'brand') return null;
  return (
    <Suspense fallback={null}>
      <BillingHost />
    </Suspense>
  );
}

import { Suspense, useEffect, useState } from 'react';
import { type RouteObject, useLocation, useRoutes } from 'react-router';
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
import { loadAt } from './page-route';
import { latePart } from './theme/with-mui';

const BillingHost = latePart(() => import('../shell/billing/BillingHost').then((module) => module.BillingHost));
const LoginPage = latePart(() => import('../features/auth/LoginPage').then((module) => module.LoginPage));

const routes: RouteObject[] = [{ Component: Frame, children: [...guardedPages, { path: '*', Component: NotFound }] }];

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
  const { pathname } = useLocation();
  const { authChecked, user } = useSession();
  const [at, setAt] = useState<string>();
  // Guests get the sign-in form instead.
  if (at !== pathname && (user || !authChecked)) {
    setAt(pathname);
    preload(routes, pathname);
  }
  usePreloadedLinks(routes);
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
        <Suspense fallback={<LoadingScreen />}>{known ? <AppShell /> : <LoadingScreen />}</Suspense>
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

/** Starts loading everything that this path shows, rather than each part when the one around it is there. */
export const preload = (routes: RouteObject[], pathname: string): void => void loadAt(routes, { pathname });

/** Pages are on their way as soon as their link is pressed or has the focus. */
export function usePreloadedLinks(routes: RouteObject[]): void {
  useEffect(() => {
    const onLink = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin === window.location.origin && !link.target) preload(routes, link.pathname);
    };
    document.addEventListener('pointerdown', onLink);
    document.addEventListener('focusin', onLink);
    return () => {
      document.removeEventListener('pointerdown', onLink);
      document.removeEventListener('focusin', onLink);
    };
  }, [routes]);
}

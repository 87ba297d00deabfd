import { Suspense, lazy, useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useLists } from '../api/lists';
import { AppShell } from '../shell/AppShell';
import { LoadingScreen } from '../shell/LoadingScreen';
import { ClosingNotice } from '../shell/closing/ClosingNotice';
import { ConsentSync } from '../shell/consent/ConsentSync';
import { RequireSession } from '../shell/session/RequireSession';
import { useSession } from '../shell/session/session-context';

const BillingHost = lazy(() =>
  import('../shell/billing/BillingHost').then((module) => ({ default: module.BillingHost })),
);
const LoginPage = lazy(() => import('../features/auth/LoginPage').then((module) => ({ default: module.LoginPage })));

/** The shell with everything behind the door. Pages name cities and categories at once by what staff call them. */
export function Guarded() {
  const listsKnown = useListsEverywhere();
  return (
    <>
      <ConsentSync />
      <ClosingNotice />
      <RequireSession signIn={<LoginPage />}>
        {listsKnown ? <AppShell /> : <LoadingScreen />}
        <Plans />
      </RequireSession>
    </>
  );
}

/** Lists are read wherever they are needed, so that a change to them shows the whole page again; what has been typed stays. */
function useListsEverywhere(): boolean {
  const { known, additions } = useLists();
  const { revalidate } = useRevalidator();
  const shown = useRef<typeof additions>(undefined);
  useEffect(() => {
    if (!known) return;
    if (shown.current && shown.current !== additions) void revalidate();
    shown.current = additions;
  }, [known, additions, revalidate]);
  return known;
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

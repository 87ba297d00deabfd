import { Suspense, lazy } from 'react';
import { AppShell } from '../shell/AppShell';
import { ClosingNotice } from '../shell/closing/ClosingNotice';
import { ConsentSync } from '../shell/consent/ConsentSync';
import { RequireSession } from '../shell/session/RequireSession';
import { useSession } from '../shell/session/session-context';

const BillingHost = lazy(() =>
  import('../shell/billing/BillingHost').then((module) => ({ default: module.BillingHost })),
);
const LoginPage = lazy(() => import('../features/auth/LoginPage').then((module) => ({ default: module.LoginPage })));

/** The shell with everything behind the door. */
export function Guarded() {
  return (
    <>
      <ConsentSync />
      <ClosingNotice />
      <RequireSession signIn={<LoginPage />}>
        <AppShell />
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

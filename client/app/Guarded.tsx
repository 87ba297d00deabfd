import { lazy } from 'react';
import { AppShell } from '../shell/AppShell';
import { RequireSession } from '../shell/session/RequireSession';

const LoginPage = lazy(() => import('../features/auth/LoginPage').then((module) => ({ default: module.LoginPage })));

/** The shell with everything behind the door. */
export function Guarded() {
  return (
    <RequireSession signIn={<LoginPage />}>
      <AppShell />
    </RequireSession>
  );
}

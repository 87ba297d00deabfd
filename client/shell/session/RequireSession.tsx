import { type ReactNode, Suspense, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { LoadingScreen } from '../LoadingScreen';
import { ServerAway } from '../ServerAway';
import { ChooseAccount } from '../accounts/ChooseAccount';
import { NoProfile } from '../accounts/NoProfile';
import { PageViews } from './PageViews';
import { browserMemory } from './browser-memory';
import { type Target, homeOf, maySee, onlyProfileOf } from './session';
import { useSession } from './session-context';

type RequireSessionProps = {
  /** The sign-in form, which shows in place of the page: the address stays. */
  signIn: ReactNode;
  children: ReactNode;
};

/** Lets a page through for who may see it; else shows the sign-in form, the account picker, or the way home. */
export function RequireSession({ signIn, children }: RequireSessionProps) {
  const session = useSession();
  const { pathname } = useLocation();
  if (!session.authChecked) return <LoadingScreen />;
  if (session.failure) return <ServerAway error={session.failure} onRetry={() => void session.refresh()} />;
  if (!session.user) return <SignInHere>{signIn}</SignInHere>;
  if (session.profile) {
    return maySee(session.profile.type, pathname) ? <Seen>{children}</Seen> : <Navigate to={homeOf(session)} replace />;
  }
  const only = onlyProfileOf(session);
  if (only) return <ChooseByItself target={only} />;
  return session.linkedProfiles.length > 0 ? <ChooseAccount /> : <NoProfile />;
}

/** Whoever sees a page has arrived: there is no way back to remember. The note comes after the page, which names itself first. */
function Seen({ children }: { children: ReactNode }) {
  useEffect(() => browserMemory.forgetReturn(), []);
  return (
    <>
      {children}
      <PageViews />
    </>
  );
}

/** Remembers where the visitor was going. */
function SignInHere({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  useEffect(() => browserMemory.keepReturn(pathname + search), [pathname, search]);
  return <Suspense fallback={<LoadingScreen />}>{children}</Suspense>;
}

/** Nobody is asked to choose from one. */
function ChooseByItself({ target: { uid, type } }: { target: Target }) {
  const { switchTo } = useSession();
  useEffect(() => {
    void switchTo({ uid, type });
  }, [switchTo, uid, type]);
  return <LoadingScreen />;
}

import { type ReactNode, Suspense, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { logPageView } from '../../api/usage';
import { isUsageExplorer, paths } from '../../app/paths';
import { lazyWithMui } from '../../app/theme/with-mui';
import { NotFound, ServerAway } from '../FaultPage';
import { LoadingScreen } from '../LoadingScreen';
import { browserMemory } from './browser-memory';
import { displayNameOf, homeOf, isNotTheirs, maySee, onlyProfileOf, type Target, unnamed } from './session';
import { useSession } from './session-context';
import { useMutation } from '@tanstack/react-query';
import { landingOfProfile } from '../../../server/contract/rules/portal-paths';
import { toast } from '../../ui/toast';

/** Most people act as a profile: the pages for others are loaded when needed. */
const PersonalFrame = lazyWithMui(() => import('../accounts/PersonalFrame').then((module) => module.PersonalFrame));
const ChooseAccount = lazyWithMui(() => import('../accounts/ChooseAccount').then((module) => module.ChooseAccount));
const NoProfile = lazyWithMui(() => import('../accounts/NoProfile').then((module) => module.NoProfile));

type RequireSessionProps = {
  /** The sign-in form, shown instead of the page: the URL stays. */
  signIn: ReactNode;
  children: ReactNode;
};

/** Personal: open to people who have no profile, or haven't chosen one. */
const personalPages: readonly string[] = [paths.account, paths.yourData, paths.confirm];

/**
 * The profile requested by `?uid=` that this tab doesn't act as yet; null otherwise. A URL requests it once: someone
 * who switches on an open page is navigating elsewhere.
 */
function useAskedProfile(actorUid: string): string | null {
  const { key, search } = useLocation();
  const uid = new URLSearchParams(search).get('uid');
  const asking = `${key} ${uid}`;
  const [honoured, setHonoured] = useState<string>();
  if (uid === actorUid && honoured !== asking) setHonoured(asking);
  return uid === null || uid === actorUid || honoured === asking ? null : uid;
}

/** Renders a page for people who can see it; else shows the sign-in form, the account picker, or a way home. */
export function RequireSession({ signIn, children }: RequireSessionProps) {
  const session = useSession();
  const location = useLocation();
  const { pathname } = location;
  const asked = useAskedProfile(session.actor.uid);
  if (!session.authChecked) return <LoadingScreen />;
  if (session.failure) return <ServerAway error={session.failure} onRetry={() => void session.refresh()} />;
  if (session.secondStep) return <SecondStepFirst />;
  if (!session.user) return <SignInHere>{signIn}</SignInHere>;
  if (session.lost && !personalPages.includes(pathname)) return <NotTheirs uid={session.lost} />;
  if (asked && location.state !== unnamed && session.actor.type !== 'admin')
    return <AsAddressed key={asked} uid={asked} />;
  if (session.profile) {
    return maySee(session.profile.type, pathname) ? <Seen>{children}</Seen> : <Navigate to={homeOf(session)} replace />;
  }
  const only = onlyProfileOf(session);
  if (only) return <ChooseByItself target={only} />;
  return <Suspense fallback={<LoadingScreen />}>{withoutProfile()}</Suspense>;

  function withoutProfile() {
    if (personalPages.includes(pathname))
      return (
        <Seen>
          <PersonalFrame />
        </Seen>
      );
    return session.linkedProfiles.length > 0 ? <ChooseAccount /> : <NoProfile />;
  }
}

/**
 * Anyone who sees a page has arrived, so the remembered page is cleared. Tracking comes after the page, which sets its
 * title first.
 */
function Seen({ children }: { children: ReactNode }) {
  useEffect(() => browserMemory.forgetReturn(), []);
  return (
    <>
      {children}
      <PageViews />
    </>
  );
}

/** Remembers the page the visitor wanted. */
function SignInHere({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  useEffect(() => browserMemory.keepReturn(pathname + search), [pathname, search]);
  return <Suspense fallback={<LoadingScreen />}>{children}</Suspense>;
}

/** Completes the sign-in, and then returns here. */
function SecondStepFirst() {
  const { pathname, search } = useLocation();
  useEffect(() => browserMemory.keepReturn(pathname + search), [pathname, search]);
  return <Navigate to={paths.secondStep} replace />;
}

/** With only one profile there is no choice. */
function ChooseByItself({ target: { uid, type } }: { target: Target }) {
  const { switchTo } = useSession();
  const [error, setError] = useState<Error | null>(null);
  const choose = useCallback(() => switchTo({ uid, type }).then(() => setError(null), setError), [switchTo, uid, type]);
  useEffect(() => void choose(), [choose]);
  return error ? <ServerAway error={error} onRetry={() => void choose()} /> : <LoadingScreen />;
}

const waitForTitleMs = 10_000;

/**
 * Records a view of every guarded page, once per navigation; except the page on which staff read these events, and
 * anything viewed as someone else.
 */
function PageViews() {
  const { key, pathname } = useLocation();
  const { viewingUntil } = useSession();
  return viewingUntil || isUsageExplorer(pathname) ? null : <PageView key={key} />;
}

/**
 * One page view. Pages set their title once their content has loaded, so the event waits for that while the page is
 * open.
 */
function PageView() {
  const { actor } = useSession();
  const { pathname, search } = useLocation();
  const [titleBefore] = useState(() => document.title);
  const noted = useRef(false);

  const note = useEffectEvent(() => {
    if (noted.current) return;
    noted.current = true;
    logPageView(document.title, window.location.origin + pathname + search, actor);
  });

  useEffect(() => {
    if (document.title !== titleBefore) return note();
    const observer = new MutationObserver(() => note());
    const title = document.querySelector('title');
    if (title) observer.observe(title, { childList: true });
    const timer = setTimeout(() => note(), waitForTitleMs);
    const onHidden = () => document.visibilityState === 'hidden' && note();
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      observer.disconnect();
      clearTimeout(timer);
      note();
    };
  }, [titleBefore]);

  return null;
}

const FormerProfile = lazyWithMui(() => import('../accounts/FormerProfile').then((module) => module.FormerProfile));

/** Shown instead of a profile's page if the person can’t act for it. */
export const NotTheirs = ({ uid }: { uid: string }) => (
  <Suspense fallback={<LoadingScreen />}>
    <FormerProfile uid={uid} />
  </Suspense>
);

/** Acts as the profile named in the URL, in this tab only; says so, with a way back. */
export function AsAddressed({ uid }: { uid: string }) {
  const { profile: before, viewingUntil, actAs } = useSession();
  const navigate = useNavigate();
  const { mutate: act, error } = useMutation({
    mutationFn: () => actAs(uid),
    onSuccess({ profile }) {
      if (!before || !profile) return;
      const undo = () => void actAs(before.uid).then(() => navigate(landingOfProfile(before)));
      toast.say(`You’re now in ${displayNameOf(profile)}.`, { undo, undoLabel: `Back to ${displayNameOf(before)}` });
    },
  });
  useEffect(() => {
    if (!viewingUntil) act();
  }, [act, viewingUntil]);

  if (viewingUntil) return <NotFound />;
  if (isNotTheirs(error)) return <NotTheirs uid={uid} />;
  return error ? <ServerAway error={error} onRetry={act} /> : <LoadingScreen />;
}

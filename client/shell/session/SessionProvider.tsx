import { type QueryKey, notifyManager, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { messages } from '../../../server/contract/rules/constants';
import { actingAs } from '../../api/acting-as';
import { ProblemError, call } from '../../api/client';
import { paths } from '../../app/paths';
import { toast } from '../../ui/toast';
import { browserMemory, forgetPerson } from './browser-memory';
import { SessionContext, type SessionState, actorOf, useOnSignedIn } from './session-context';
import { type Session, type Target, askSession, isNotTheirs, loadSession } from './session';

const nobody: Session = { user: null, profile: null, linkedProfiles: [], secondStep: null };
const sessionKey = ['session'] as const;

/** Clears responses to one profile that aren't for the next. */
const isPersonal = ({ queryKey }: { queryKey: QueryKey }) =>
  queryKey[0] !== sessionKey[0] && queryKey[0] !== 'settings';

/** A query's pages hear of new data in the next batch. A navigation before that would be judged by the old session. */
const pagesKnow = () => new Promise<void>((resolve) => notifyManager.schedule(resolve));

type RouterLike = { subscribe: (listener: () => void) => () => void; state: { initialized: boolean } };
type SessionProviderProps = {
  router: RouterLike;
  reloadAt?: (path: string) => void;
  leaveFor?: (address: string) => void;
  children: ReactNode;
};

/** Fetches the session once, and provides it to everything below. */
export function SessionProvider({ router, reloadAt = loadAfresh, leaveFor = goTo, children }: SessionProviderProps) {
  const queries = useQueryClient();
  useState(actingAs.begin);
  const { data, error, isPending } = useQuery({
    queryKey: sessionKey,
    queryFn: () => loadSession(queries.getQueryData(sessionKey)),
    staleTime: Infinity,
  });
  const routerReady = useSyncExternalStore(
    router.subscribe,
    () => router.state.initialized,
    () => false,
  );
  const authChecked = !isPending;
  const session = data ?? nobody;

  const shownAs = useRef<string | null>(null);
  const refresh = useCallback(() => queries.invalidateQueries({ queryKey: sessionKey }), [queries]);

  const actAs = useCallback(
    async (uid: string) => {
      const before = actingAs.now();
      await queries.cancelQueries({ queryKey: sessionKey });
      actingAs.set(uid);
      try {
        const next = await askSession();
        shownAs.current = uid;
        queries.removeQueries({ predicate: isPersonal });
        queries.setQueryData<Session>(sessionKey, next);
        await pagesKnow();
        return next;
      } catch (error) {
        actingAs.set(before);
        throw error;
      }
    },
    [queries],
  );

  const switchTo = useCallback(
    async ({ uid, type }: Target) => {
      await call('POST /api/v1/functions/updateSessionUserProfile', { body: { target_user_profile: { uid, type } } });
      browserMemory.keepProfile({ uid, type });
      await actAs(uid);
    },
    [actAs],
  );

  const signOut = useCallback(async () => {
    try {
      await call('POST /api/v1/auth/sign-out');
    } catch (problem) {
      toast.say((problem as ProblemError).message);
      return;
    }
    await forgetPerson();
    reloadAt(paths.signedOut);
  }, [reloadAt]);

  const state = useMemo<SessionState>(
    () => ({
      ...session,
      authChecked,
      routerReady,
      failure: data ? null : error, // during a brief server outage the known session is kept
      actor: actorOf(session),
      switchTo,
      actAs,
      refresh,
      reloadAt,
      leaveFor,
      signOut,
    }),
    [session, data, authChecked, routerReady, error, switchTo, actAs, refresh, reloadAt, leaveFor, signOut],
  );

  const { uid, type } = state.actor;
  useEffect(() => {
    if (!authChecked || error) return;
    browserMemory.keepProfile({ uid, type });
    if (shownAs.current !== null && shownAs.current !== uid) void queries.resetQueries({ predicate: isPersonal });
    shownAs.current = uid;
    return browserMemory.keepProfileOnReturn({ uid, type });
  }, [authChecked, error, uid, type, queries]);

  useSessionChanges(refresh);

  useOnSignedIn(state, () => {
    const { linkedProfiles, viewingUntil } = state;
    if (!viewingUntil) browserMemory.forgetWritingOfOthers([uid, ...linkedProfiles.map((profile) => profile.uid)]);
    if (browserMemory.takeGreeting()) toast.success(messages.loginSuccessful);
  });

  return <SessionContext value={state}>{children}</SessionContext>;
}

/** Refetches the session when another tab has signed in or out, or a response says that the session has ended. */
function useSessionChanges(refresh: () => Promise<void>): void {
  const queries = useQueryClient();
  useEffect(() => browserMemory.whenChangedElsewhere(() => void refresh()), [refresh]);
  useEffect(
    () =>
      queries.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        const error: unknown = event.action.error;
        if (isNotTheirs(error) || (error instanceof ProblemError && error.code === 'identity/not-signed-in'))
          void refresh();
      }),
    [queries, refresh],
  );
}

const goTo = (address: string): void => window.location.assign(address);

/** Replaces the history entry: going back must not lead to a used sign-in link. It keeps its number (`create-navigation.ts`). */
function loadAfresh(path: string): void {
  // A URL that differs only by its hash wouldn't reload.
  window.history.replaceState({ idx: (window.history.state as { idx?: number } | null)?.idx }, '', path);
  window.location.reload();
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { messages } from '../../../server/contract/rules/constants';
import { call, callFunction } from '../../api/client';
import { paths } from '../../app/paths';
import { toast } from '../../ui/toast';
import { browserMemory } from './browser-memory';
import { SessionContext, type SessionState, actorOf, useOnSignedIn } from './session-context';
import { type Session, type Target, loadSession } from './session';

const nobody: Session = { user: null, profile: null, linkedProfiles: [] };
const sessionKey = ['session'] as const;

type RouterLike = { subscribe: (listener: () => void) => () => void; state: { initialized: boolean } };
type SessionProviderProps = { router: RouterLike; reloadAt?: (path: string) => void; children: ReactNode };

/** Asks once who is there, and lets everything below know. */
export function SessionProvider({ router, reloadAt = loadAfresh, children }: SessionProviderProps) {
  const queries = useQueryClient();
  const { data, error, isPending } = useQuery({ queryKey: sessionKey, queryFn: loadSession, staleTime: Infinity });
  const routerReady = useSyncExternalStore(router.subscribe, () => router.state.initialized);
  const authChecked = !isPending;
  const session = data ?? nobody;

  const refresh = useCallback(() => queries.invalidateQueries({ queryKey: sessionKey }), [queries]);

  const switchTo = useCallback(
    async ({ uid, type }: Target) => {
      await callFunction('updateSessionUserProfile', { target_user_profile: { uid, type } });
      browserMemory.keepProfile({ uid, type });
      queries.removeQueries({
        predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] && queryKey[0] !== 'settings',
      });
      await refresh();
    },
    [queries, refresh],
  );

  const signOut = useCallback(async () => {
    await call('/api/v1/auth/sign-out', { method: 'POST' });
    browserMemory.forgetAll();
    reloadAt(paths.signedOut);
  }, [reloadAt]);

  const state = useMemo<SessionState>(
    () => ({
      ...session,
      authChecked,
      routerReady,
      failure: error,
      actor: actorOf(session),
      switchTo,
      refresh,
      reloadAt,
      signOut,
    }),
    [session, authChecked, routerReady, error, switchTo, refresh, reloadAt, signOut],
  );

  const { uid, type } = state.actor;
  useEffect(() => {
    if (authChecked && !error) browserMemory.keepProfile({ uid, type });
  }, [authChecked, error, uid, type]);

  useOnSignedIn(state, () => {
    if (browserMemory.takeGreeting()) toast.success(messages.loginSuccessful);
  });

  return <SessionContext value={state}>{children}</SessionContext>;
}

/** Takes the place of the present page: going back must not lead to a used sign-in link. */
function loadAfresh(path: string): void {
  // A new address that differs by its hash alone would not be loaded.
  window.history.replaceState(null, '', path);
  window.location.reload();
}

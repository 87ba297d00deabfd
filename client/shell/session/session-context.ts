import { createContext, useContext, useEffect, useEffectEvent, useRef } from 'react';
import { guestProfile } from '../../../server/contract/rules/constants';
import type { ProfileType, Session, Target, User } from './session';

export type SessionState = Session &
  Readonly<{
    /** The session is known (possibly anonymous). */
    authChecked: boolean;
    /** The first page has been determined and loaded. */
    routerReady: boolean;
    /** The server couldn't be reached. */
    failure: Error | null;
    /** The profile in two words; the guest's if there is none. */
    actor: Readonly<{ uid: string; type: ProfileType | 'guest'; name: string; slug: string }>;
    /** Switches to another linked profile, here and in every new tab; done once pages show it. @throws ProblemError, without any change */
    switchTo: (target: Target) => Promise<void>;
    /** Switches to another profile in this tab only; done once pages show it. @throws ProblemError, without any change */
    actAs: (uid: string) => Promise<Session>;
    /** Refetches the session. */
    refresh: () => Promise<void>;
    /** Loads a page with a full reload, so that nothing of the previous session stays in memory. */
    reloadAt: (path: string) => void;
    /** Navigates to an external URL. */
    leaveFor: (address: string) => void;
    /** Ends the session on the server and leaves the page. */
    signOut: () => Promise<void>;
  }>;

export const SessionContext = createContext<SessionState | null>(null);

/** Who is signed in and as which profile. */
export function useSession(): SessionState {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession() needs a SessionProvider above it.');
  return session;
}

export const actorOf = ({ profile }: Pick<Session, 'profile'>): SessionState['actor'] =>
  profile
    ? { uid: profile.uid, type: profile.type, name: profile.profile.name, slug: profile.profile.slug ?? '' }
    : guestProfile;

/** Calls back with the user exactly once, when both the session and the router are ready, in either order. */
export function useOnSignedIn(
  { authChecked, routerReady, user }: Pick<SessionState, 'authChecked' | 'routerReady' | 'user'>,
  callback: (user: User) => void,
): void {
  const called = useRef(false);
  const call = useEffectEvent((person: User) => callback(person));

  useEffect(() => {
    if (called.current || !authChecked || !routerReady || !user) return;
    called.current = true;
    call(user);
  }, [authChecked, routerReady, user]);
}

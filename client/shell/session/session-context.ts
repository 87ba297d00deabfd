import { createContext, useContext, useEffect, useEffectEvent, useRef } from 'react';
import { guestProfile } from '../../../server/contract/rules/constants';
import type { ProfileType, Session, Target, User } from './session';

export type SessionState = Session &
  Readonly<{
    /** The server has said who is there (or that nobody is). */
    authChecked: boolean;
    /** The first page has been found and loaded. */
    routerReady: boolean;
    /** The server could not be asked. */
    failure: Error | null;
    /** The profile in two words; the guest's where there is none. */
    actor: Readonly<{ uid: string; type: ProfileType | 'guest'; name: string; slug: string }>;
    /** Acts as another linked profile from now on, here and in every new tab. @throws ProblemError, and then nothing has changed */
    switchTo: (target: Target) => Promise<void>;
    /** Acts as another profile in this tab alone. @throws ProblemError, and then nothing has changed */
    actAs: (uid: string) => Promise<Session>;
    /** Asks the server again who is there. */
    refresh: () => Promise<void>;
    /** Loads a page afresh, so that nothing of the former session stays in memory. */
    reloadAt: (path: string) => void;
    /** Goes to an address that is not ours. */
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

/** Calls back with the user exactly once, when both the check of the session and the router are ready, in either order. */
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

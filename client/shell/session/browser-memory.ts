import { guestProfile, storageKeys } from '../../../server/contract/rules/constants';

/** Local storage may be blocked or broken; then nothing is remembered, and everybody is a guest. */
function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

const read = (key: string) => attempt(() => localStorage.getItem(key), null);
const write = (key: string, value: string) => attempt(() => localStorage.setItem(key, value), undefined);
const forget = (key: string) => attempt(() => localStorage.removeItem(key), undefined);

/** Drafts, and what has not been sent: on a shared device nobody finds them after sign-out. */
const chatKeys = /^chat(Draft|Outbox):/;
const forgetChats = () =>
  attempt(
    () =>
      Object.keys(localStorage)
        .filter((key) => chatKeys.test(key))
        .forEach(forget),
    undefined,
  );

const returnKey = 'returnAfterSignIn';
const greetingKey = 'signedInByLink';
const feedKey = (uid: string): string => `feedVisits:${uid}`;

/** What this browser remembers between pages. Display hints only: the server decides who one is. */
export const browserMemory = {
  profile: () => ({
    uid: read(storageKeys.profileUid) ?? guestProfile.uid,
    type: read(storageKeys.profileType) ?? guestProfile.type,
  }),

  keepProfile({ uid, type }: { uid: string; type: string }): void {
    write(storageKeys.profileUid, uid);
    write(storageKeys.profileType, type);
    if (type === 'admin') write(storageKeys.adminMode, 'true');
    else forget(storageKeys.adminMode);
  },

  /** Calls back when another page of this browser has come to act as somebody else. @returns how to stop it */
  whenChangedElsewhere(listener: () => void): () => void {
    const changed = ({ key }: StorageEvent) => {
      if (key === null || key === storageKeys.profileUid) listener();
    };
    window.addEventListener('storage', changed);
    return () => window.removeEventListener('storage', changed);
  },

  /** From sending the sign-in link to its success. */
  emailForSignIn: () => read(storageKeys.emailForSignIn),
  keepEmailForSignIn: (email: string) => write(storageKeys.emailForSignIn, email),
  forgetEmailForSignIn: () => forget(storageKeys.emailForSignIn),

  /** The guarded page that somebody asked for before signing in. */
  keepReturn: (path: string) => write(returnKey, path),
  forgetReturn: () => forget(returnKey),
  wantedPage(): string | null {
    const path = read(returnKey);
    return path?.startsWith('/app/') ? path : null;
  },

  /** Signing in by link ends in a reload, after which the greeting shows once. */
  keepGreeting: () => attempt(() => sessionStorage.setItem(greetingKey, 'true'), undefined),
  takeGreeting: () =>
    attempt(() => {
      const due = sessionStorage.getItem(greetingKey) !== null;
      sessionStorage.removeItem(greetingKey);
      return due;
    }, false),

  /** How far somebody has looked through the feed; it outlasts signing out, as it says nothing but when. */
  feedVisits: (uid: string) => read(feedKey(uid)),
  keepFeedVisits: (uid: string, visits: string) => write(feedKey(uid), visits),

  forgetAll(): void {
    forgetChats();
    const { profileUid, profileType, adminMode, emailForSignIn } = storageKeys;
    [profileUid, profileType, adminMode, emailForSignIn, returnKey].forEach(forget);
  },
};

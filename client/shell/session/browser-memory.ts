import { guestProfile, storageKeys } from '../../../server/contract/rules/constants';
import { actingAs } from '../../api/acting-as';
import { attempt } from '../../api/attempt';
import { forgetOfflineCopies } from '../../api/offline-copies';

const read = (key: string) => attempt(() => localStorage.getItem(key), null);
const write = (key: string, value: string) => attempt(() => localStorage.setItem(key, value), undefined);
const forget = (key: string) => attempt(() => localStorage.removeItem(key), undefined);

/** What has not been typed on for so long goes. Milliseconds. */
const draftsLast = 7 * 86_400_000;
/** A draft, after the moment it was last typed on. */
const datedDraft = /^(\d+) (.*)$/s;
const draftKey = (uid: string, form: string): string => `draft:${uid}:${form}`;
/** What is being typed, and what has not been sent: on a shared device nobody else finds them. */
const writing = /^(?:draft|chatOutbox):([^:]*)/;
const forgetWriting = (keeps: readonly string[] = []) =>
  attempt(
    () =>
      Object.keys(localStorage)
        .filter((key) => {
          const uid = writing.exec(key)?.[1];
          return uid !== undefined && !keeps.includes(uid);
        })
        .forEach(forget),
    undefined,
  );

const writerKey = 'writer';
const returnKey = 'returnAfterSignIn';
const passkeyOfferKey = 'passkeyOffer';
const viewedFromKey = 'viewedFrom';
const greetingKey = 'signedInByLink';
const feedKey = (uid: string): string => `feedVisits:${uid}`;

/** Null, and forgotten, when it is too old. */
function freshDraft(key: string): string | null {
  const [, at, draft] = datedDraft.exec(read(key) ?? '') ?? [];
  if (draft !== undefined && Date.now() - Number(at) < draftsLast) return draft;
  forget(key);
  return null;
}

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

  /** Whatever other tabs act as: a new one begins as the one that was looked at last. @returns how to stop it */
  keepProfileOnReturn(profile: { uid: string; type: string }): () => void {
    const keep = () => browserMemory.keepProfile(profile);
    window.addEventListener('focus', keep);
    return () => window.removeEventListener('focus', keep);
  },

  /** Calls back when another page of this browser has come to act as someone else. @returns how to stop it */
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

  /** The guarded page that someone asked for before signing in. */
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

  /** A passkey is offered in this browser once: `due` after a sign-in by link, and `done` as soon as it shows. */
  passkeyOffer: () => read(passkeyOfferKey),
  keepPasskeyOffer: (state: 'due' | 'done') => write(passkeyOfferKey, state),

  /** Where staff were when they began to view as someone, in this tab. */
  keepViewedFrom: (path: string) => attempt(() => sessionStorage.setItem(viewedFromKey, path), undefined),
  viewedFrom: () => attempt(() => sessionStorage.getItem(viewedFromKey), null),

  /** How far someone has looked through the feed; it outlasts signing out, as it says nothing but when. */
  feedVisits: (uid: string) => read(feedKey(uid)),
  keepFeedVisits: (uid: string, visits: string) => write(feedKey(uid), visits),

  /** What is being typed into one form in a profile’s name, as text; null where nothing is. */
  draft: (uid: string, form: string) => freshDraft(draftKey(uid, form)),
  keepDraft: (uid: string, form: string, draft: string) => write(draftKey(uid, form), `${Date.now()} ${draft}`),
  forgetDraft: (uid: string, form: string) => forget(draftKey(uid, form)),

  /** Someone is here who acts for these profiles: what was written in the name of others is not theirs to find. */
  forgetWritingOfOthers(uids: readonly string[]): void {
    forgetWriting(uids);
    attempt(
      () =>
        Object.keys(localStorage)
          .filter((key) => key.startsWith('draft:'))
          .forEach(freshDraft),
      undefined,
    );
  },

  /**
   * Someone signs in with this address, or with null if we cannot know whose it is. They must not find another person's drafts,
   * even if both act for the same profile.
   */
  keepWritingOf(email: string | null): void {
    const writer = email?.trim().toLowerCase() ?? null;
    if (writer === null || writer !== read(writerKey)) forgetWriting();
    if (writer === null) forget(writerKey);
    else write(writerKey, writer);
  },

  /** Nothing of the person stays. */
  forgetAll(): void {
    forgetWriting();
    const { profileUid, profileType, adminMode, emailForSignIn } = storageKeys;
    [profileUid, profileType, adminMode, emailForSignIn, writerKey, returnKey].forEach(forget);
    actingAs.set(null);
  },
};

/** They have signed out: this browser keeps nothing of theirs. */
export async function forgetPerson(): Promise<void> {
  browserMemory.forgetAll();
  await forgetOfflineCopies();
}

import { guestProfile, storageKeys } from '../../../server/contract/rules/constants';
import { actingAs } from '../../api/acting-as';
import { attempt } from '../../api/attempt';
import { forgetOfflineCopies } from '../../api/offline-copies';

const read = (key: string) => attempt(() => localStorage.getItem(key), null);
const write = (key: string, value: string) => attempt(() => localStorage.setItem(key, value), undefined);
const forget = (key: string) => attempt(() => localStorage.removeItem(key), undefined);

/** Drafts that haven't been edited for this long are deleted. Milliseconds. */
const draftsLast = 7 * 86_400_000;
/** A draft, after the timestamp of its last edit. */
const datedDraft = /^(\d+) (.*)$/s;
const draftKey = (uid: string, form: string): string => `draft:${uid}:${form}`;
/** Drafts and unsent messages: on a shared device nobody else must find them. */
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

/** Null, and deleted, when it is too old. */
function freshDraft(key: string): string | null {
  const [, at, draft] = datedDraft.exec(read(key) ?? '') ?? [];
  if (draft !== undefined && Date.now() - Number(at) < draftsLast) return draft;
  forget(key);
  return null;
}

/** What this browser remembers between pages. Display hints only: the server decides who someone is. */
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

  /**
   * The profile for new tabs: that of the most recently used tab, whatever others act as. @returns a function that
   * stops it
   */
  keepProfileOnReturn(profile: { uid: string; type: string }): () => void {
    const keep = () => browserMemory.keepProfile(profile);
    window.addEventListener('focus', keep);
    return () => window.removeEventListener('focus', keep);
  },

  /** Calls back when another tab starts to act as a different profile. @returns a function that stops it */
  whenChangedElsewhere(listener: () => void): () => void {
    const changed = ({ key }: StorageEvent) => {
      if (key === null || key === storageKeys.profileUid) listener();
    };
    window.addEventListener('storage', changed);
    return () => window.removeEventListener('storage', changed);
  },

  /** From requesting the sign-in link until it succeeds. */
  emailForSignIn: () => read(storageKeys.emailForSignIn),
  keepEmailForSignIn: (email: string) => write(storageKeys.emailForSignIn, email),
  forgetEmailForSignIn: () => forget(storageKeys.emailForSignIn),

  /** The guarded page requested before sign-in. */
  keepReturn: (path: string) => write(returnKey, path),
  forgetReturn: () => forget(returnKey),
  wantedPage(): string | null {
    const path = read(returnKey);
    return path?.startsWith('/app/') ? path : null;
  },

  /** Sign-in by link ends with a reload, after which the greeting shows once. */
  keepGreeting: () => attempt(() => sessionStorage.setItem(greetingKey, 'true'), undefined),
  takeGreeting: () =>
    attempt(() => {
      const due = sessionStorage.getItem(greetingKey) !== null;
      sessionStorage.removeItem(greetingKey);
      return due;
    }, false),

  /** A passkey is offered once in this browser: `due` after a sign-in by link, and `done` as soon as it shows. */
  passkeyOffer: () => read(passkeyOfferKey),
  keepPasskeyOffer: (state: 'due' | 'done') => write(passkeyOfferKey, state),

  /** Where staff were when they started viewing as someone, in this tab. */
  keepViewedFrom: (path: string) => attempt(() => sessionStorage.setItem(viewedFromKey, path), undefined),
  viewedFrom: () => attempt(() => sessionStorage.getItem(viewedFromKey), null),

  /** How far someone has scrolled through the feed; survives signing out, as it only contains a time. */
  feedVisits: (uid: string) => read(feedKey(uid)),
  keepFeedVisits: (uid: string, visits: string) => write(feedKey(uid), visits),

  /** A form's draft for a profile, as a string; null if there is none. */
  draft: (uid: string, form: string) => freshDraft(draftKey(uid, form)),
  keepDraft: (uid: string, form: string, draft: string) => write(draftKey(uid, form), `${Date.now()} ${draft}`),
  forgetDraft: (uid: string, form: string) => forget(draftKey(uid, form)),

  /** The signed-in person acts for these profiles: deletes drafts of other profiles. */
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
   * Someone signs in with this address, or with null if it isn't known. They must not find another person's drafts,
   * even if both act for the same profile.
   */
  keepWritingOf(email: string | null): void {
    const writer = email?.trim().toLowerCase() ?? null;
    if (writer === null || writer !== read(writerKey)) forgetWriting();
    if (writer === null) forget(writerKey);
    else write(writerKey, writer);
  },

  /** Deletes everything about the person. */
  forgetAll(): void {
    forgetWriting();
    const { profileUid, profileType, adminMode, emailForSignIn } = storageKeys;
    [profileUid, profileType, adminMode, emailForSignIn, writerKey, returnKey].forEach(forget);
    actingAs.set(null);
  },
};

/** After signing out, this browser keeps nothing of theirs. */
export async function forgetPerson(): Promise<void> {
  browserMemory.forgetAll();
  await forgetOfflineCopies();
}

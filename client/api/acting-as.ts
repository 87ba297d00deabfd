import { guestProfile, storageKeys } from '../../server/contract/rules/constants';
import { attempt } from './attempt';

const tabKey = 'tabProfile';
const stored = (storage: () => Storage, key: string) => attempt(() => storage().getItem(key), null);

let uid: string | null = null;

/** The profile that this tab acts as, sent with every request, whatever other tabs do. */
export const actingAs = {
  now: (): string | null => uid,

  set(next: string | null): void {
    uid = next;
    attempt(() => (next ? sessionStorage.setItem(tabKey, next) : sessionStorage.removeItem(tabKey)), undefined);
  },

  /** The same as before a reload; in a new tab, the one most recently used in this browser. */
  begin(): void {
    const last = stored(() => localStorage, storageKeys.profileUid);
    const isProfile = last !== guestProfile.uid && stored(() => localStorage, storageKeys.profileType) !== 'admin';
    uid = stored(() => sessionStorage, tabKey) ?? (isProfile ? last : null);
  },
};

/** The header for our requests. */
export const profileHeader = (): Record<string, string> => (uid ? { 'x-tastemaker-profile': uid } : {});

/** An API URL that the browser itself requests, without our header. */
export const asThisProfile = (address: string): string => (uid ? withParameter(address, 'asProfile', uid) : address);

export const withParameter = (address: string, name: string, value: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;

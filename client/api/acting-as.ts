import { guestProfile, storageKeys } from '../../server/contract/rules/constants';
import { attempt } from './attempt';

const tabKey = 'tabProfile';
const stored = (storage: () => Storage, key: string) => attempt(() => storage().getItem(key), null);

let uid: string | null = null;

/** As which profile this tab acts. Every request says so, whatever other tabs do. */
export const actingAs = {
  now: (): string | null => uid,

  set(next: string | null): void {
    uid = next;
    attempt(() => (next ? sessionStorage.setItem(tabKey, next) : sessionStorage.removeItem(tabKey)), undefined);
  },

  /** As before a reload; a new tab as what this browser acted as last. */
  begin(): void {
    const last = stored(() => localStorage, storageKeys.profileUid);
    const isProfile = last !== guestProfile.uid && stored(() => localStorage, storageKeys.profileType) !== 'admin';
    uid = stored(() => sessionStorage, tabKey) ?? (isProfile ? last : null);
  },
};

/** What says so in a request of ours. */
export const profileHeader = (): Record<string, string> => (uid ? { 'x-tastemaker-profile': uid } : {});

/** An address of our API that the browser itself asks for, which sends no header. */
export const asThisProfile = (address: string): string => (uid ? withParameter(address, 'asProfile', uid) : address);

export const withParameter = (address: string, name: string, value: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;

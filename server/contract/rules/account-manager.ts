import { type AccountManager, accountManagers } from '../lists/brands.js';

const lower = (name: string): string => name.normalize('NFKC').toLowerCase();

/** As which account manager somebody of the staff looks after brands: the list has first names. Null for those who look after none. */
export function accountManagerNamed(name: string): AccountManager | null {
  const first = lower(name).trim().split(/\s+/)[0];
  return accountManagers.find(({ label }) => lower(label) === first)?.id ?? null;
}

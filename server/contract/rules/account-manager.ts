import { type AccountManager, accountManagers } from '../lists/brands.js';

const lower = (name: string): string => name.normalize('NFKC').toLowerCase();

/** As which account manager somebody of the staff looks after brands, by their whole name or the first. Null for those who look after none. */
export function accountManagerNamed(name: string): AccountManager | null {
  const whole = lower(name).trim().replaceAll(/\s+/g, ' ');
  const called = (wanted?: string) => accountManagers.find(({ label }) => lower(label) === wanted);
  return (called(whole) ?? called(whole.split(' ')[0]))?.id ?? null;
}

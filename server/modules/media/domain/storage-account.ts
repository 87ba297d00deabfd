import type { Actor } from '../../../shared/kernel/index.js';

/** Whose a file is: the chosen profile's, or for staff the person's own. */
export const ownerOf = ({ profile, userId }: Actor): string => profile?.uid ?? userId;

/** Who has storage: a brand by its plan, an influencer a fixed allowance, staff what they need. */
export type StorageAccount = Readonly<{ uid: string; type: 'brand' | 'influencer' | 'staff' }>;

/** Decimal bytes. `usedBytes` holds what is still on its way; `limitBytes` is null where there is no limit. */
export type StorageUsage = Readonly<{ usedBytes: number; limitBytes: number | null }>;

export const accountOf = (actor: Actor): StorageAccount => ({
  uid: ownerOf(actor),
  type: actor.profile?.type ?? 'staff',
});

/** A number of decimal bytes as people read it: 9.8 GB, 750 MB, 12 kB. */
export function bytesInWords(bytes: number): string {
  const [unit, size] =
    bytes >= 1e12 ? ['TB', 1e12] : bytes >= 1e9 ? ['GB', 1e9] : bytes >= 1e6 ? ['MB', 1e6] : ['kB', 1e3];
  const amount = bytes / size;
  return `${amount >= 100 || unit === 'kB' ? Math.ceil(amount) : Math.round(amount * 10) / 10} ${unit}`;
}

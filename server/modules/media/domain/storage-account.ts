import type { Actor } from '../../../shared/kernel/index.js';

/** The owner of a new file: the chosen profile or, for staff, the person. */
export const ownerOf = ({ profile, userId }: Actor): string => profile?.uid ?? userId;

/** Quotas: by plan for a brand, fixed for an influencer, unlimited for staff. */
export type StorageAccount = Readonly<{ uid: string; type: 'brand' | 'influencer' | 'staff' }>;

/** Decimal bytes. `usedBytes` includes uploads in progress; `limitBytes` is null without a limit. */
export type StorageUsage = Readonly<{ usedBytes: number; limitBytes: number | null }>;

export const accountOf = (actor: Actor): StorageAccount => ({
  uid: ownerOf(actor),
  type: actor.profile?.type ?? 'staff',
});

/** Formats decimal bytes for people: 9.8 GB, 750 MB, 12 kB. */
export function bytesInWords(bytes: number): string {
  const [unit, size] =
    bytes >= 1e12 ? ['TB', 1e12] : bytes >= 1e9 ? ['GB', 1e9] : bytes >= 1e6 ? ['MB', 1e6] : ['kB', 1e3];
  const amount = bytes / size;
  return `${amount >= 100 || unit === 'kB' ? Math.ceil(amount) : Math.round(amount * 10) / 10} ${unit}`;
}

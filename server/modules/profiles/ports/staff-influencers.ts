import type { Platform, SafetyCategory } from '../../../contract/lists/index.js';
import type { Influencer } from '../domain/influencer.js';

/** An influencer as staff see them; moments are written as ISO 8601 on the wire. */
export type StaffInfluencerRow = Omit<Influencer, 'version' | 'accounts' | 'createdAt' | 'updatedAt'> &
  Readonly<{
    createdAt: string;
    updatedAt: string;
    deletedAt: string | null;
    accounts: readonly Readonly<{
      platform: Platform;
      handle: string;
      followers: number | null;
      engagement: number | null;
      country: string | null;
    }>[];
  }>;

/** With the safety flags that stand. */
export type FlaggedInfluencerRow = StaffInfluencerRow & Readonly<{ flags: readonly SafetyCategory[] }>;

/** What staff see of influencers, for the modules that show it. */
export abstract class StaffInfluencers {
  /** @throws profileErrors.influencerNotFound */
  abstract get(id: string): Promise<StaffInfluencerRow>;

  /** By id; ids that do not exist are missing. */
  abstract flagged(ids: readonly string[]): Promise<ReadonlyMap<string, FlaggedInfluencerRow>>;
}

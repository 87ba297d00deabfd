import type { InfluencerProfile, InfluencerProfileEvent } from '../domain/influencer-profile.js';

/** Influencers with everything that they say of themselves. The promises below are executable: see the contract beside it. */
export abstract class InfluencerProfileRepository {
  /** @throws profileErrors.influencerNotFound for deleted ones too */
  abstract get(id: string): Promise<InfluencerProfile>;

  /**
   * Stores the changed profile and its events together, or neither, and notes what the followers are today. Returns the
   * stored state (next version).
   * @throws profileErrors.stale when the stored version is not the one this profile was read at
   * @throws profileErrors.handleTaken when another influencer has this handle, or it is reserved
   * @throws profileErrors.accountTaken when another influencer has one of the accounts
   */
  abstract save(profile: InfluencerProfile, ...events: InfluencerProfileEvent[]): Promise<InfluencerProfile>;

  /** How the followers of each account grew, by day, the latest last: so many days at most an account. */
  abstract historyOf(id: string, days: number): Promise<readonly FollowerCount[]>;
}

/** What an account had on one day, such as `2026-11-21`. */
export type FollowerCount = Readonly<{
  platform: string;
  day: string;
  followers: number;
  engagement: number | null;
}>;

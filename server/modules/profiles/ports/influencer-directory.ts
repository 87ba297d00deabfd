import type { Platform } from '../../../contract/lists/index.js';

/** What is shown of an influencer in a row. */
export type InfluencerLine = Readonly<{
  id: string;
  name: string;
  handle: string;
  avatarPath: string | null;
  city: string | null;
  country: string | null;
  followers: number;
  engagement: number | null;
  /** A real person stands behind the profile, so that it has a public media kit. */
  claimed: boolean;
  platforms: readonly Platform[];
}>;

/** Which influencers there are, for other modules. A profile is open unless it is deleted, closed or unlisted. */
export abstract class InfluencerDirectory {
  /** Which influencers these handles are, by the handle in small letters: a profile's own before one of its accounts. */
  abstract byHandles(handles: readonly string[]): Promise<ReadonlyMap<string, string>>;

  /** Those of the ids that are influencers, in their order. */
  abstract existing(ids: readonly string[]): Promise<ReadonlySet<string>>;

  /** Those of the ids that are influencers whose profiles are open, in their order. */
  abstract open(ids: readonly string[]): Promise<ReadonlySet<string>>;

  /** By id; ids that do not exist are missing. */
  abstract lines(ids: readonly string[]): Promise<ReadonlyMap<string, InfluencerLine>>;
}

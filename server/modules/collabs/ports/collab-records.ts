import type { Collab } from '../domain/collab.js';

export type BrandSummary = Readonly<{ id: string; name: string; avatarPath: string | null }>;
export type InfluencerSummary = Readonly<{
  id: string;
  name: string;
  handle: string;
  avatarPath: string | null;
  followers: number;
}>;

/** A full time for which the influencer waits; with `held` there is a place for them until `endsAt`. */
export type WaitSummary = Readonly<{ slotId: string; startsAt: Date; held: boolean; endsAt: Date }>;

/** A Collab and the names of both sides. */
export type CollabRecord = Readonly<{
  collab: Collab;
  wait: WaitSummary | null;
  brand: BrandSummary;
  influencer: InfluencerSummary;
}>;

/** Collabs as they are read, for use cases that need the names too. `CollabQueries` fits as it is. */
export abstract class CollabRecords {
  /** One, whoever may see it. @throws collabErrors.notFound */
  abstract get(id: string): Promise<CollabRecord>;
}

import type { CollabOutcome, CollabStage } from '../../../contract/lists/index.js';
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

/** Whose Collabs; null is everybody's, for staff. */
export type Side = Readonly<{ type: 'brand' | 'influencer'; uid: string }> | null;

/** Reading Collabs for screens. */
export abstract class CollabQueries {
  /** One, whoever may see it. @throws collabErrors.notFound */
  abstract get(id: string): Promise<CollabRecord>;

  /**
   * Most recently changed first. `before` is the `next` of the page before, or a moment. Those of a side that was deleted are left
   * out, so that a page can be short; `next` is null where nothing is left.
   */
  abstract list(
    side: Side,
    page: { limit: number; before?: string; stage?: CollabStage; outcome?: CollabOutcome },
  ): Promise<Readonly<{ records: CollabRecord[]; next: string | null }>>;

  /** Whether this file was handed in for a Collab of this brand, and the brand’s rights to it have not ended. */
  abstract wasDeliveredTo(brandId: string, mediaId: string, now: Date): Promise<boolean>;

  /** Whether this file was handed in for any Collab. */
  abstract isPiece(mediaId: string): Promise<boolean>;
}

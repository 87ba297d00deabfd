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

/** A Collab and the names of both sides. */
export type CollabRecord = Readonly<{ collab: Collab; brand: BrandSummary; influencer: InfluencerSummary }>;

/** Whose Collabs; null is everybody's, for staff. */
export type Side = Readonly<{ type: 'brand' | 'influencer'; uid: string }> | null;

/** Reading Collabs for screens. */
export abstract class CollabQueries {
  /** One, whoever may see it. @throws collabErrors.notFound */
  abstract get(id: string): Promise<CollabRecord>;

  /** Most recently changed first; `before` is the `updatedAt` of the last one seen. */
  abstract list(
    side: Side,
    page: { limit: number; before?: Date; stage?: CollabStage; outcome?: CollabOutcome },
  ): Promise<CollabRecord[]>;

  /** Whether this file was handed in for a Collab of this brand. */
  abstract wasDeliveredTo(brandId: string, mediaId: string): Promise<boolean>;
}

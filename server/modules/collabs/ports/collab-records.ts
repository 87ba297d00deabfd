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

/** A visit that has been agreed, and who comes. */
export type VisitRecord = Readonly<{
  collabId: string;
  offerId: string;
  venue: string;
  visitAt: Date;
  checkedInAt: Date | null;
  name: string;
  handle: string;
  avatarPath: string | null;
  guests: number;
  title: string;
  note: string;
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

  /** Which of these files a brand has approved. */
  abstract approvedAmong(mediaIds: readonly string[]): Promise<ReadonlySet<string>>;

  /** Whether a Collab was agreed with this photo. */
  abstract isAgreedPhoto(filePath: string): Promise<boolean>;

  /** The agreed visits of a brand between these moments, checked in or not, the earliest first. */
  abstract visits(brandId: string, from: Date, until: Date): Promise<readonly VisitRecord[]>;

  /** Whether this file was handed in for any Collab. */
  abstract isPiece(mediaId: string): Promise<boolean>;
}

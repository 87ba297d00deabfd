import type { CollabOutcome } from '../../../contract/lists/index.js';
import type {
  Answers,
  Breakdown,
  CollabPart,
  Figures,
  InfluencerPart,
  PlanTime,
  Spendings,
  WallPiece,
} from '../domain/brand-report.js';
import type { Period } from '../domain/period.js';

/** The current numbers for a brand's period. */
export abstract class BrandNumbers {
  /** The brand's name; null when there is no such brand. */
  abstract nameOf(brandId: string): Promise<string | null>;

  /** All pieces of the period together. */
  abstract figures(brandId: string, period: Period): Promise<Figures>;

  /**
   * All together, by platform (the largest reach first), and by the period's steps (only those in which something was
   * published), of the period and of the one before it; `largest` are the ids of so many pieces of the period as are shown,
   * those with the largest reach first.
   */
  abstract breakdowns(
    brandId: string,
    period: Period,
    shown: number,
  ): Promise<Readonly<{ now: Breakdown; before: Breakdown; largest: string[] }>>;

  /** By influencer: those who published, and those on whom something was spent; the largest reach first, 200 at most. */
  abstract influencers(brandId: string, period: Period): Promise<InfluencerPart[]>;

  /** By Collab, in the same way. */
  abstract collabParts(brandId: string, period: Period): Promise<CollabPart[]>;

  abstract spendings(brandId: string, period: Period): Promise<Spendings>;

  /** The times with a plan that touch the period. */
  abstract planTimes(brandId: string, period: Period): Promise<PlanTime[]>;

  /** Collabs requested in the period, by stage and outcome. */
  abstract collabs(
    brandId: string,
    period: Period,
  ): Promise<readonly Readonly<{ stage: number; outcome: CollabOutcome; count: number }>[]>;

  /** How many of the Collabs requested in the period owe content that is late now. */
  abstract late(brandId: string, period: Period): Promise<number>;

  abstract answers(brandId: string, period: Period): Promise<Answers>;

  /** These pieces, in this order. Whose they are is for the caller to know. */
  abstract wall(ids: readonly string[]): Promise<WallPiece[]>;

  /** Every piece of the period in the order of publishing, in pages: those after `after`. */
  abstract pieces(
    brandId: string,
    period: Period,
    after: Readonly<{ publishedAt: Date; id: string }> | null,
    limit: number,
  ): Promise<WallPiece[]>;
}

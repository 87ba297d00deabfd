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

  /** All pieces of the period in total. */
  abstract figures(brandId: string, period: Period): Promise<Figures>;

  /**
   * The total, by platform (largest reach first), and by time bucket (only those with a publication), for the period
   * and the previous one; `largest` are the ids of this many pieces of the period, largest reach first.
   */
  abstract breakdowns(
    brandId: string,
    period: Period,
    shown: number,
  ): Promise<Readonly<{ now: Breakdown; before: Breakdown; largest: string[] }>>;

  /** By influencer: those who published or on whom something was spent; largest reach first, at most 200. */
  abstract influencers(brandId: string, period: Period): Promise<InfluencerPart[]>;

  /** By Collab, likewise. */
  abstract collabParts(brandId: string, period: Period): Promise<CollabPart[]>;

  abstract spendings(brandId: string, period: Period): Promise<Spendings>;

  /** Plan spans that overlap the period. */
  abstract planTimes(brandId: string, period: Period): Promise<PlanTime[]>;

  /** Collabs requested in the period, by stage and outcome. */
  abstract collabs(
    brandId: string,
    period: Period,
  ): Promise<readonly Readonly<{ stage: number; outcome: CollabOutcome; count: number }>[]>;

  /** How many of the Collabs requested in the period owe content that is late now. */
  abstract late(brandId: string, period: Period): Promise<number>;

  abstract answers(brandId: string, period: Period): Promise<Answers>;

  /** These pieces, in this order. The caller checks whose they are. */
  abstract wall(ids: readonly string[]): Promise<WallPiece[]>;

  /** All pieces of the period in publication order, paged: those after `after`. */
  abstract pieces(
    brandId: string,
    period: Period,
    after: Readonly<{ publishedAt: Date; id: string }> | null,
    limit: number,
  ): Promise<WallPiece[]>;
}

import type { FacetCounts } from '../../../contract/rules/facet-counts.js';
import type { OnboardingStage, Platform, SafetyCategory, SalesStage } from '../../../contract/lists/index.js';
import type { PlanId } from '../../../contract/plans.js';
import type { Brand } from '../domain/brand.js';
import type { Influencer } from '../domain/influencer.js';

/** `sort`, `range` and `filter` of the panel, as they came. */
export type StaffListRequest = Readonly<{ sort?: string; range?: string; filter?: string }>;

export type StaffListPage<Row> = Readonly<{ rows: Row[]; total: number; offset: number }>;

/** The brand as it is stored; moments are written as ISO 8601 on the wire. */
export type StaffBrandRow = Omit<Brand, 'createdAt' | 'updatedAt' | 'salesStageSince' | 'onboardingStageSince'> &
  Moments &
  Readonly<{ salesStageSince: string; onboardingStageSince: string }>;

/** A card of a board: the brand, and the plan that it is on. */
export type BrandCardRow = StaffBrandRow & Readonly<{ plan: PlanId }>;

/** A column of a board: the brands that have been there longest, and how many there are in all. */
export type BrandColumn = Readonly<{ stage: SalesStage | OnboardingStage; total: number; brands: BrandCardRow[] }>;
export type BoardBy = 'sales' | 'onboarding';

export type StaffInfluencerRow = Omit<Influencer, 'version' | 'accounts' | 'createdAt' | 'updatedAt'> &
  Moments &
  Readonly<{
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

type Moments = Readonly<{ createdAt: string; updatedAt: string; deletedAt: string | null }>;

/** The brand manager's rows. */
export abstract class StaffBrands {
  abstract list(request: StaffListRequest): Promise<StaffListPage<StaffBrandRow>>;

  /** @throws request/bad-list-query */
  abstract facets(request: Pick<StaffListRequest, 'filter'>): Promise<FacetCounts>;

  /** All that the filter leaves, some at a time. */
  abstract all(request: StaffListRequest): AsyncIterable<StaffBrandRow[]>;

  /** A column a stage, in their order. */
  abstract board(by: BoardBy, request: Pick<StaffListRequest, 'filter'>): Promise<BrandColumn[]>;

  /** @throws profileErrors.brandNotFound */
  abstract get(id: string): Promise<StaffBrandRow>;
}

/** The influencer manager's rows. */
export abstract class StaffInfluencers {
  abstract list(request: StaffListRequest): Promise<StaffListPage<StaffInfluencerRow>>;

  /** @throws request/bad-list-query */
  abstract facets(request: Pick<StaffListRequest, 'filter'>): Promise<FacetCounts>;

  /** All that the filter leaves, some at a time. */
  abstract all(request: StaffListRequest): AsyncIterable<StaffInfluencerRow[]>;

  /** @throws profileErrors.influencerNotFound */
  abstract get(id: string): Promise<StaffInfluencerRow>;

  /** By id; ids that do not exist are missing. */
  abstract flagged(ids: readonly string[]): Promise<ReadonlyMap<string, FlaggedInfluencerRow>>;
}

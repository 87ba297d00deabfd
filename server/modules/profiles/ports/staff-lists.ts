import type { Platform } from '../../../contract/lists/index.js';
import type { Brand } from '../domain/brand.js';
import type { Influencer } from '../domain/influencer.js';

/** `sort`, `range` and `filter` of the panel, as they came. */
export type StaffListRequest = Readonly<{ sort?: string; range?: string; filter?: string }>;

export type StaffListPage<Row> = Readonly<{ rows: Row[]; total: number; offset: number }>;

/** The brand as it is stored; moments are written as ISO 8601 on the wire. */
export type StaffBrandRow = Omit<Brand, 'version' | 'createdAt' | 'updatedAt'> & Moments;

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

type Moments = Readonly<{ createdAt: string; updatedAt: string; deletedAt: Date | null }>;

/** The brand manager's rows. */
export abstract class StaffBrands {
  abstract list(request: StaffListRequest): Promise<StaffListPage<StaffBrandRow>>;

  /** @throws profileErrors.brandNotFound */
  abstract get(id: string): Promise<StaffBrandRow>;
}

/** The influencer manager's rows. */
export abstract class StaffInfluencers {
  abstract list(request: StaffListRequest): Promise<StaffListPage<StaffInfluencerRow>>;

  /** @throws profileErrors.influencerNotFound */
  abstract get(id: string): Promise<StaffInfluencerRow>;
}

import type { BrandCategory, City, Platform } from '../../../contract/lists/index.js';

/** A brand in a line. */
export type BrandCard = Readonly<{
  id: string;
  name: string;
  slug: string;
  city: City;
  category: BrandCategory;
  avatarPath: string | null;
}>;

/** An influencer in a line. `followers` are those of the largest account. */
export type InfluencerCard = Readonly<{
  id: string;
  name: string;
  slug: string;
  handle: string;
  city: string | null;
  avatarPath: string | null;
  followers: number;
  platforms: readonly Platform[];
}>;

/** What a brand shows of itself. */
export type PublicBrand = BrandCard & Readonly<{ about: string; website: string | null }>;

/** What an influencer's media kit shows to everyone. */
export type MediaKit = Omit<InfluencerCard, 'id' | 'platforms'> &
  Readonly<{
    bio: string;
    categories: readonly string[];
    accounts: readonly Readonly<{ platform: Platform; handle: string; followers: number | null }>[];
  }>;

/** Reading profiles for screens and for other modules. */
export abstract class ProfileQueries {
  /** Those that exist, in no order. */
  abstract brandCards(ids: readonly string[]): Promise<BrandCard[]>;

  /** Those that exist, in no order. */
  abstract influencerCards(ids: readonly string[]): Promise<InfluencerCard[]>;

  /** @throws profileErrors.brandNotFound */
  abstract publicBrand(id: string): Promise<PublicBrand>;

  /** Of somebody who looks after their own profile; unclaimed people have agreed to nothing. @throws profileErrors.influencerNotFound */
  abstract mediaKit(handle: string): Promise<MediaKit>;
}

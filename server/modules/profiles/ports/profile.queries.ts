import type { BrandCategory, City, Platform } from '../../../contract/lists/index.js';
import type { Choice } from '../../../contract/rules/choice.js';
import type { SocialAccount } from '../domain/influencer.js';
import type { PortfolioPiece } from '../domain/influencer-profile.js';
import type { FollowerCount } from './influencer-profile.repository.js';

/** A brand in a line. */
export type BrandCard = Readonly<{
  id: string;
  name: string;
  slug: string;
  city: City;
  category: BrandCategory;
  avatarPath: string | null;
}>;

/** Where we write to a brand. */
export type BrandContact = Readonly<{ name: string; email: string }>;

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
  /** The pictures of the portfolio, the best first. */
  pictures: readonly string[];
}>;

/** What a brand shows of itself. */
export type PublicBrand = BrandCard & Readonly<{ about: string; website: string | null }>;

/** What an influencer's media kit shows to everyone. */
export type MediaKit = Omit<InfluencerCard, 'platforms' | 'pictures'> &
  Readonly<{
    bio: string;
    categories: readonly string[];
    /** The largest first. */
    accounts: readonly KitAccount[];
    portfolio: readonly PortfolioPiece[];
  }>;

/** An account with the day on which its figures were given, and how they grew: 60 days at most, the latest last. */
export type KitAccount = Pick<SocialAccount, 'platform' | 'handle' | 'followers' | 'engagement'> &
  Readonly<{ asOf: string; history: readonly Omit<FollowerCount, 'platform'>[] }>;

/** Reading profiles for screens and for other modules. */
export abstract class ProfileQueries {
  /** Those that exist, in no order. */
  abstract brandCards(ids: readonly string[]): Promise<BrandCard[]>;

  /** Those that exist, in no order. */
  abstract influencerCards(ids: readonly string[]): Promise<InfluencerCard[]>;

  /** Those brands that there are with both name and e-mail, whatever the case; deleted ones are not there. */
  abstract brandsNamed(brands: readonly BrandContact[]): Promise<BrandContact[]>;

  /** Null for a brand that does not exist. */
  abstract brandContact(id: string): Promise<BrandContact | null>;

  /** Whether the brand exists and is neither deleted nor erased. */
  abstract isBrandOpen(id: string): Promise<boolean>;

  /** What somebody must not be served; null where they have not said. Health: only for who is about to serve them. */
  abstract foodRisks(influencerId: string): Promise<Choice<string> | null>;

  /** @throws profileErrors.brandNotFound */
  abstract publicBrand(id: string): Promise<PublicBrand>;

  /**
   * Of somebody who looks after their own profile, by their handle or their uid. Unclaimed people have agreed to nothing, and
   * who is closing their account is not shown any more. @throws profileErrors.influencerNotFound
   */
  abstract mediaKit(handleOrUid: string): Promise<MediaKit>;
}

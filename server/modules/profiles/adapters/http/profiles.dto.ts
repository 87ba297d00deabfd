import { ApiProperty } from '@nestjs/swagger';
import {
  brandCategories,
  type BrandCategory,
  type City,
  idsOf,
  mainCities,
  type Platform,
  platforms,
} from '../../../../contract/lists/index.js';

/** What a brand shows of itself. */
export class PublicBrandView {
  id: string;
  name: string;
  slug: string;
  @ApiProperty({ enum: idsOf(mainCities) })
  city: City;
  @ApiProperty({ enum: idsOf(brandCategories) })
  category: BrandCategory;
  about: string;
  @ApiProperty({ type: String, nullable: true })
  website: string | null;
  @ApiProperty({ type: String, nullable: true })
  avatarPath: string | null;
}

export class PublicAccountView {
  @ApiProperty({ enum: idsOf(platforms) })
  platform: Platform;
  handle: string;
  @ApiProperty({ type: Number, nullable: true })
  followers: number | null;
}

/** What an influencer's media kit shows to everyone. */
export class MediaKitView {
  /** The profile's uid. */
  id: string;
  name: string;
  slug: string;
  handle: string;
  bio: string;
  @ApiProperty({ type: String, nullable: true })
  city: string | null;
  @ApiProperty({ type: [String] })
  categories: readonly string[];
  @ApiProperty({ type: String, nullable: true })
  avatarPath: string | null;
  /** Those of the largest account. */
  followers: number;
  @ApiProperty({ type: [PublicAccountView] })
  accounts: readonly PublicAccountView[];
}

import { ApiProperty } from '@nestjs/swagger';
import { idsOf, type Platform, platforms } from '../../../../contract/lists/index.js';
import { type InfluencerSource, influencerSources } from '../../domain/influencer.js';

export class StaffSocialAccountView {
  @ApiProperty({ enum: idsOf(platforms) })
  platform: Platform;
  handle: string;
  @ApiProperty({ type: Number, nullable: true })
  followers: number | null;
  /** Reactions to an average post, as a percentage of the followers. */
  @ApiProperty({ type: Number, nullable: true })
  engagement: number | null;
  /** Where most of the audience is, ISO 3166-1 alpha-2. */
  @ApiProperty({ type: String, nullable: true })
  country: string | null;
}

/** One row of the influencer manager. `followers` and `engagement` are those of the largest account. */
export class StaffInfluencerView {
  id: string;
  name: string;
  handle: string;
  slug: string;
  bio: string;
  @ApiProperty({ type: String, nullable: true })
  city: string | null;
  @ApiProperty({ type: String, nullable: true })
  country: string | null;
  @ApiProperty({ type: [String] })
  categories: readonly string[];
  @ApiProperty({ type: String, nullable: true })
  avatarPath: string | null;
  /** A real person stands behind the profile. */
  claimed: boolean;
  @ApiProperty({ enum: influencerSources })
  source: InfluencerSource;
  followers: number;
  @ApiProperty({ type: Number, nullable: true })
  engagement: number | null;
  @ApiProperty({ type: [StaffSocialAccountView] })
  accounts: readonly StaffSocialAccountView[];
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
  @ApiProperty({ format: 'date-time' })
  updatedAt: string;
  /** When it was deleted; null for what is there. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  deletedAt: string | null;
}

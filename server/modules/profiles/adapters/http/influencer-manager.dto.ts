import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, Length } from 'class-validator';
import {
  idsOf,
  type Platform,
  platforms,
  safetyCategories,
  type SafetyCategory,
} from '../../../../contract/lists/index.js';
import { Trimmed } from '../../../../shared/http/trimmed.js';
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

export class SetFlagInput {
  @ApiProperty({ enum: idsOf(safetyCategories) })
  @IsIn(idsOf(safetyCategories), { message: 'Please choose what it is about.' })
  category: SafetyCategory;

  /** What was seen, and where; for staff alone. */
  @Trimmed()
  @IsString()
  @Length(5, 500, { message: 'Please say what was seen and where, in 5 to 500 characters.' })
  note: string;
}

export class SafetyFlagView {
  id: string;
  @ApiProperty({ enum: idsOf(safetyCategories) })
  category: SafetyCategory;
  note: string;
  /** Who of the staff. */
  setBy: string;
  @ApiProperty({ format: 'date-time' })
  setAt: Date;
  /** Who of the staff; null while it stands. */
  @ApiProperty({ type: String, nullable: true })
  liftedBy: string | null;
  /** Null while it stands. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  liftedAt: Date | null;
}

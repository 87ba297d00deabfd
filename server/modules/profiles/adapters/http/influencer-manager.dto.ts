import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, Length } from 'class-validator';
import { idsOf, type Platform, safetyCategories, type SafetyCategory } from '../../../../contract/lists/index.js';
import { Trimmed } from '../../../../shared/http/field-rules.js';
import { Moment } from '../../../../shared/http/view-fields.js';
import type { Influencer, InfluencerSource, SocialAccount } from '../../domain/influencer.js';
import type { SafetyFlag } from '../../domain/safety-flag.js';

export class StaffSocialAccountView implements Omit<SocialAccount, 'categories' | 'verified' | 'updatedAt'> {
  platform: Platform;
  handle: string;
  followers: number | null;
  /** Reactions to an average post, as a percentage of followers. */
  engagement: number | null;
  /** The country of most of the audience, ISO 3166-1 alpha-2. */
  country: string | null;
}

/** One row of the influencer manager. `followers` and `engagement` are those of the largest account. */
export class StaffInfluencerView implements Omit<Influencer, 'accounts' | 'createdAt' | 'updatedAt' | 'version'> {
  id: string;
  name: string;
  handle: string;
  slug: string;
  bio: string;
  city: string | null;
  country: string | null;
  @ApiProperty({ type: [String] })
  categories: readonly string[];
  avatarPath: string | null;
  /** The imported email address of an influencer without an account. */
  email: string | null;
  /** Whether a real person manages the profile. */
  claimed: boolean;
  source: InfluencerSource;
  followers: number;
  engagement: number | null;
  @ApiProperty({ type: [StaffSocialAccountView] })
  accounts: readonly StaffSocialAccountView[];
  @Moment()
  createdAt: string;
  @Moment()
  updatedAt: string;
  /** When it was deleted; `null` if it wasn't. */
  @Moment()
  deletedAt: string | null;
}

export class SetFlagInput {
  @IsIn(idsOf(safetyCategories), { message: 'Please choose what it’s about.' })
  category: SafetyCategory;

  /** What you saw, and where; visible to staff only. */
  @Trimmed()
  @IsString()
  @Length(5, 500, { message: 'Please say what was seen and where, in 5 to 500 characters.' })
  note: string;
}

export class SafetyFlagView implements Omit<SafetyFlag, 'influencerId'> {
  id: string;
  category: SafetyCategory;
  note: string;
  /** The member of staff who set it. */
  setBy: string;
  setAt: Date;
  /** The member of staff who lifted it; `null` until then. */
  liftedBy: string | null;
  /** `null` until it is lifted. */
  liftedAt: Date | null;
}

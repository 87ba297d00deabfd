import { ApiProperty, PickType } from '@nestjs/swagger';
import type { Platform } from '../../../../contract/lists/index.js';
import type { PortfolioPiece } from '../../domain/influencer-profile.js';
import { Day } from '../../../../shared/http/view-fields.js';
import { StaffBrandView } from './brand-manager.dto.js';

/** Returns what a brand shows about itself. */
export class PublicBrandView extends PickType(StaffBrandView, [
  'id',
  'name',
  'slug',
  'city',
  'category',
  'about',
  'website',
  'avatarPath',
] as const) {}

/** What an account had on one day. */
export class PublicDayView {
  @Day()
  day: string;
  followers: number;
  engagement: number | null;
}

export class PublicAccountView {
  platform: Platform;
  handle: string;
  followers: number | null;
  /** Reactions to an average post, as a percentage of followers. */
  engagement: number | null;
  /** Whether the platform itself reported the followers, with the owner's permission. */
  verified: boolean;
  /** The date of these figures. */
  @Day()
  asOf: string;
  /** Follower counts by day, latest last; at most 60. */
  @ApiProperty({ type: [PublicDayView] })
  history: readonly PublicDayView[];
}

/** A picture or a video of their work. */
export class PublicPieceView implements PortfolioPiece {
  /** The path to request from the thumbnail service. */
  filePath: string;
  kind: 'image' | 'video';
  caption: string;
}

/** What an influencer's media kit shows to everyone. */
export class MediaKitView {
  /** The profile's uid. */
  id: string;
  name: string;
  slug: string;
  handle: string;
  bio: string;
  city: string | null;
  @ApiProperty({ type: [String] })
  categories: readonly string[];
  avatarPath: string | null;
  /** The followers of the largest account. */
  followers: number;
  @ApiProperty({ type: [PublicAccountView] })
  accounts: readonly PublicAccountView[];
  @ApiProperty({ type: [PublicPieceView] })
  portfolio: readonly PublicPieceView[];
}

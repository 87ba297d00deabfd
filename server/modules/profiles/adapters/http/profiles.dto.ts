import { ApiProperty, PickType } from '@nestjs/swagger';
import type { Platform } from '../../../../contract/lists/index.js';
import type { PortfolioPiece } from '../../domain/influencer-profile.js';
import { Day } from '../../../../shared/http/view-fields.js';
import { StaffBrandView } from './brand-manager.dto.js';

/** What a brand shows of itself. */
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
  /** Reactions to an average post, as a percentage of the followers. */
  engagement: number | null;
  /** The day on which these figures were given. */
  @Day()
  asOf: string;
  /** The days on which they were noted, the latest last: 60 at most. */
  @ApiProperty({ type: [PublicDayView] })
  history: readonly PublicDayView[];
}

/** A picture or a video of their work. */
export class PublicPieceView implements PortfolioPiece {
  /** What the thumbnail service is asked for. */
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
  /** Those of the largest account. */
  followers: number;
  @ApiProperty({ type: [PublicAccountView] })
  accounts: readonly PublicAccountView[];
  @ApiProperty({ type: [PublicPieceView] })
  portfolio: readonly PublicPieceView[];
}

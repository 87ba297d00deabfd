import {
  type Country,
  idsOf,
  influencerCities,
  type InfluencerCity,
  type Platform,
} from '../../../../contract/lists/index.js';
import { mediaIdOf } from '../../../../contract/rules/file-path.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import type { Attributes, InfluencerProfile, ProfileAttribute } from '../../domain/influencer-profile.js';
import {
  type NextStep,
  profileSections,
  type ProfileSection,
  profileStrength,
  type ProfileStrength,
} from '../../domain/profile-strength.js';
import type { FollowerCount } from '../../ports/influencers.js';
import { AudienceDto, AvailabilityDto } from './influencer-profile.dto.js';
import { AttributesProperty, shownNames } from './influencer-profile.schemas.js';
import { Day, OneOf, SomeOf, Whole } from '../../../../shared/http/view-fields.js';

export class FollowerCountView {
  @Day()
  day: string;
  followers: number;
}

export class VerifiedFollowersView {
  followers: number;
  @Day()
  day: string;
}

export class ProfileAccountView {
  platform: Platform;
  handle: string;
  @Whole()
  followers: number | null;
  /** Reactions to an average post, as a percentage of followers. */
  engagement: number | null;
  /** The country of most of its audience. */
  country: Country | null;
  /** The platform's own count, which is shown instead; `null` unless the account is connected. */
  verified: VerifiedFollowersView | null;
  updatedAt: Date;
  /** Follower counts by day, latest last; at most 60. */
  history: FollowerCountView[];
}

export class PortfolioPieceView {
  mediaId: string;
  /** The path to request from the thumbnail service. */
  filePath: string;
  kind: 'image' | 'video';
  caption: string;
}

export class NextProfileStepView implements NextStep {
  id: string;
  section: ProfileSection;
  /** What to do. */
  say: string;
  /** The percentage points it adds. */
  points: number;
}

export class ProfileStrengthView implements ProfileStrength {
  /** A whole percentage. */
  percent: number;
  /** The step that adds most; `null` if nothing is missing. */
  next: NextProfileStepView | null;
  /** The complete parts. */
  @SomeOf(profileSections)
  complete: readonly ProfileSection[];
}

/** An influencer's profile as their own people and our staff see it. */
export class InfluencerProfileView {
  id: string;
  name: string;
  handle: string;
  bio: string;
  @OneOf(idsOf(influencerCities))
  city: InfluencerCity | null;
  country: Country | null;
  /** The ids of categories; an import may have added other words. */
  categories: string[];
  avatarPath: string | null;
  claimed: boolean;
  /** The followers of the largest account. */
  followers: number;
  accounts: ProfileAccountView[];
  @Day()
  dateOfBirth: string | null;
  @AttributesProperty()
  attributes: Attributes;
  /** The sensitive lists whose choices brands can see. */
  @SomeOf(shownNames)
  shown: ProfileAttribute[];
  audience: AudienceDto;
  availability: AvailabilityDto;
  portfolio: PortfolioPieceView[];
  strength: ProfileStrengthView;
  updatedAt: Date;
  /** Send it back with your next change. */
  version: number;
}

/** Names what leaves. Health leaves for the influencer's own people alone. */
export function toProfileView(
  profile: InfluencerProfile,
  history: readonly FollowerCount[],
  { role, viewing }: Actor,
): InfluencerProfileView {
  const { id, name, handle, bio, avatarPath, claimed, followers, dateOfBirth, updatedAt, version } = profile;
  const { foodRiskGroups, ...attributes } = profile.attributes;
  const isOwn = role === 'influencer' && !viewing;
  return {
    ...{ id, name, handle, bio, avatarPath, claimed, followers, dateOfBirth, updatedAt, version },
    attributes: isOwn && foodRiskGroups ? { ...attributes, foodRiskGroups } : attributes,
    city: profile.city,
    country: profile.country as Country | null,
    categories: [...profile.categories],
    shown: [...profile.shown],
    accounts: profile.accounts.map(({ categories: _, verified, country, ...account }) => ({
      ...account,
      verified: verified && { followers: verified.followers, day: verified.day },
      country: country as Country | null,
      history: history
        .filter(({ platform }) => platform === account.platform)
        .map(({ day, followers: count }) => ({ day, followers: count })),
    })),
    audience: profile.audience as AudienceDto,
    availability: profile.availability as AvailabilityDto,
    portfolio: profile.portfolio.map((piece) => ({ ...piece, mediaId: mediaIdOf(piece.filePath) ?? '' })),
    strength: profileStrength(profile),
  };
}

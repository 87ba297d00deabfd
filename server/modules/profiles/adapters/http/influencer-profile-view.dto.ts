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

export class ProfileAccountView {
  platform: Platform;
  handle: string;
  @Whole()
  followers: number | null;
  /** Reactions to an average post, as a percentage of the followers. */
  engagement: number | null;
  /** Where most of its audience is. */
  country: Country | null;
  updatedAt: Date;
  /** The days on which the followers were noted, the latest last: 60 at most. */
  history: FollowerCountView[];
}

export class PortfolioPieceView {
  mediaId: string;
  /** What the thumbnail service is asked for. */
  filePath: string;
  kind: 'image' | 'video';
  caption: string;
}

export class NextProfileStepView implements NextStep {
  id: string;
  section: ProfileSection;
  /** What to do. */
  say: string;
  /** How many per cent it brings. */
  points: number;
}

export class ProfileStrengthView implements ProfileStrength {
  /** Whole per cent. */
  percent: number;
  /** The one step that brings most; null when nothing is missing. */
  next: NextProfileStepView | null;
  /** The parts in which nothing is missing. */
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
  /** Ids of categories; an import may have brought other words. */
  categories: string[];
  avatarPath: string | null;
  claimed: boolean;
  /** Those of the largest account. */
  followers: number;
  accounts: ProfileAccountView[];
  @Day()
  dateOfBirth: string | null;
  @AttributesProperty()
  attributes: Attributes;
  /** The sensitive lists whose choice brands may see. */
  @SomeOf(shownNames)
  shown: ProfileAttribute[];
  audience: AudienceDto;
  availability: AvailabilityDto;
  portfolio: PortfolioPieceView[];
  strength: ProfileStrengthView;
  updatedAt: Date;
  /** Send it back with the next change. */
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
    accounts: profile.accounts.map(({ categories: _, country, ...account }) => ({
      ...account,
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

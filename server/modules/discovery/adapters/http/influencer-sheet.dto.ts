import { ApiProperty } from '@nestjs/swagger';
import {
  ageBrackets,
  audienceGenders,
  type Country,
  idsOf,
  type Platform,
  timesOfDay,
  type TimeOfDay,
  type TravelRange,
} from '../../../../contract/lists/index.js';
import { type Weekday, weekdays } from '../../../../contract/rules/opening-hours.js';
import { InfluencerFactsView } from './influencer-browser.dto.js';
import { Day, SomeOf } from '../../../../shared/http/view-fields.js';

const percent = { type: 'integer' as const, minimum: 0, maximum: 100 };
const shares = (ids: readonly string[]) => ({
  type: 'object' as const,
  properties: Object.fromEntries(ids.map((id) => [id, percent])),
  additionalProperties: false,
});

// The days, accounts and pieces look like those of a media kit. What a brand may see and what everyone sees change apart.

/** What an account had on one day. */
export class InfluencerDayView {
  @Day()
  day: string;
  followers: number;
  engagement: number | null;
}

export class InfluencerAccountView {
  platform: Platform;
  handle: string;
  followers: number | null;
  engagement: number | null;
  /** Whether the platform itself reported the followers, with the owner's permission. If not, they were typed. */
  verified: boolean;
  /** The date of these figures. */
  @Day()
  asOf: string;
  /** Follower counts by day, latest last; at most 60. */
  history: InfluencerDayView[];
}

/** A picture or a video of their work. */
export class InfluencerPieceView {
  /** The path to request from the thumbnail service. */
  filePath: string;
  kind: 'image' | 'video';
  caption: string;
}

export class InfluencerAudienceCountryView {
  country: Country;
  @ApiProperty(percent)
  percent: number;
}

/** Who looks at their work, in per cent, as they tell it. */
export class InfluencerAudienceView {
  @ApiProperty(shares(idsOf(ageBrackets)))
  ages: Record<string, number>;
  @ApiProperty(shares(idsOf(audienceGenders)))
  genders: Record<string, number>;
  countries: InfluencerAudienceCountryView[];
}

export class VerifiedShareView {
  /** A country (ISO 3166), an age range or a gender, as the platform reports it. */
  key: string;
  /** From 0 to 1. */
  share: number;
}

export class VerifiedAudienceView {
  countries: VerifiedShareView[];
  ages: VerifiedShareView[];
  genders: VerifiedShareView[];
}

/** A connected account, as its platform reports it. */
export class VerifiedAccountView {
  platform: Platform;
  followers: number;
  /** Accounts reached in the last 28 days; `null` if the platform doesn't report it. */
  reach: number | null;
  /** `null` if the platform doesn't report it, or it isn't allowed. */
  audience: VerifiedAudienceView | null;
  @Day()
  day: string;
}

/** Days away, both included. */
export class InfluencerAwayView {
  @Day()
  from: string;
  @Day()
  to: string;
}

/** When a visit suits them; they still agree to each time themselves. */
export class InfluencerAvailabilityView {
  @SomeOf(weekdays)
  days: Weekday[];
  @SomeOf(idsOf(timesOfDay))
  times: TimeOfDay[];
  travel: TravelRange | null;
  away: InfluencerAwayView[];
}

/** Everything that a brand may see of an influencer. */
export class InfluencerSheetView extends InfluencerFactsView {
  bio: string;
  /** How we got the profile: they joined, it was imported, or our team added it. */
  source: 'joined' | 'imported' | 'staff';
  /** Largest first. */
  accounts: InfluencerAccountView[];
  portfolio: InfluencerPieceView[];
  audience: InfluencerAudienceView;
  /** What the platforms themselves reported about connected accounts, largest first. */
  verified: VerifiedAccountView[];
  availability: InfluencerAvailabilityView;
  /** What they say about themselves and let brands see: the chosen ids by list name. */
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'string' } },
    example: { cuisines: ['italian'] },
  })
  attributes: Record<string, string[]>;
}

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
  /** The day on which these figures were given. */
  @Day()
  asOf: string;
  /** The days on which they were noted, the latest last: 60 at most. */
  history: InfluencerDayView[];
}

/** A picture or a video of their work. */
export class InfluencerPieceView {
  /** What the thumbnail service is asked for. */
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
  /** How the profile came to us: they joined, an import brought it, or our team wrote it. */
  source: 'joined' | 'imported' | 'staff';
  /** The largest first. */
  accounts: InfluencerAccountView[];
  portfolio: InfluencerPieceView[];
  audience: InfluencerAudienceView;
  availability: InfluencerAvailabilityView;
  /** What they say of themselves and let brands see: the chosen ids by the name of their list. */
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'string' } },
    example: { cuisines: ['italian'] },
  })
  attributes: Record<string, string[]>;
}

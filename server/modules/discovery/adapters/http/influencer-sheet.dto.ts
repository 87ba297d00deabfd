import { ApiProperty } from '@nestjs/swagger';
import {
  ageBrackets,
  audienceGenders,
  countries,
  type Country,
  idsOf,
  type Platform,
  platforms,
  timesOfDay,
  type TimeOfDay,
  travelRanges,
  type TravelRange,
} from '../../../../contract/lists/index.js';
import { type Weekday, weekdays } from '../../../../contract/rules/opening-hours.js';
import { InfluencerFactsView } from './influencer-browser.dto.js';

const day = { format: 'date' };
const percent = { type: 'integer' as const, minimum: 0, maximum: 100 };
const shares = (ids: readonly string[]) => ({
  type: 'object' as const,
  properties: Object.fromEntries(ids.map((id) => [id, percent])),
  additionalProperties: false,
});

/** What an account had on one day. */
export class InfluencerDayView {
  @ApiProperty(day)
  day: string;
  followers: number;
  @ApiProperty({ type: Number, nullable: true })
  engagement: number | null;
}

export class InfluencerAccountView {
  @ApiProperty({ enum: idsOf(platforms) })
  platform: Platform;
  handle: string;
  @ApiProperty({ type: Number, nullable: true })
  followers: number | null;
  @ApiProperty({ type: Number, nullable: true })
  engagement: number | null;
  /** The day on which these figures were given. */
  @ApiProperty(day)
  asOf: string;
  /** The days on which they were noted, the latest last: 60 at most. */
  @ApiProperty({ type: [InfluencerDayView] })
  history: InfluencerDayView[];
}

/** A picture or a video of their work. */
export class InfluencerPieceView {
  /** What the thumbnail service is asked for. */
  filePath: string;
  @ApiProperty({ enum: ['image', 'video'] })
  kind: 'image' | 'video';
  caption: string;
}

export class InfluencerAudienceCountryView {
  @ApiProperty({ enum: idsOf(countries) })
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
  @ApiProperty({ type: [InfluencerAudienceCountryView] })
  countries: InfluencerAudienceCountryView[];
}

/** Days away, both included. */
export class InfluencerAwayView {
  @ApiProperty(day)
  from: string;
  @ApiProperty(day)
  to: string;
}

/** When a visit suits them; they still agree to each time themselves. */
export class InfluencerAvailabilityView {
  @ApiProperty({ enum: weekdays, isArray: true })
  days: Weekday[];
  @ApiProperty({ enum: idsOf(timesOfDay), isArray: true })
  times: TimeOfDay[];
  @ApiProperty({ enum: idsOf(travelRanges), nullable: true })
  travel: TravelRange | null;
  @ApiProperty({ type: [InfluencerAwayView] })
  away: InfluencerAwayView[];
}

/** Everything that a brand may see of an influencer. */
export class InfluencerSheetView extends InfluencerFactsView {
  bio: string;
  /** How the profile came to us: they joined, an import brought it, or our team wrote it. */
  @ApiProperty({ enum: ['joined', 'imported', 'staff'] })
  source: 'joined' | 'imported' | 'staff';
  /** The largest first. */
  @ApiProperty({ type: [InfluencerAccountView] })
  accounts: InfluencerAccountView[];
  @ApiProperty({ type: [InfluencerPieceView] })
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

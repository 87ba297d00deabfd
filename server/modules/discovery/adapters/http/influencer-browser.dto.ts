import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, IsIn, IsInt, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import {
  additionsAtMost,
  brandCategories,
  type BrandCategory,
  type Country,
  idsOf,
  influencerCities,
  type InfluencerCity,
  type ListedOption,
  type Platform,
  platforms,
  type SafetyCategory,
} from '../../../../contract/lists/index.js';
import {
  browserLimits,
  type InfluencerFilterName,
  influencerFilterNames,
  influencerFilters,
  type InfluencerSort,
  influencerSorts,
  safetyExclusions,
} from '../../../../contract/rules/influencer-filters.js';
import { IfGiven, IsListed } from '../../../../shared/http/field-rules.js';
import { Moment, OneOf, SomeOf } from '../../../../shared/http/view-fields.js';

/** `?city=leeds&city=bath` and `?city=leeds,bath` are the same. */
const asList = ({ value }: { value: unknown }): unknown =>
  value === undefined
    ? undefined
    : [value].flat(2).flatMap((each) => (typeof each === 'string' ? each.split(',').filter(Boolean) : [each]));

/** So many options can have been added to a list, beside those it begins with. */
const added = (list: readonly ListedOption[]): number =>
  list === influencerCities || list === brandCategories ? additionsAtMost : 0;

/** Any of these options. */
function anyOf(label: string, list: readonly ListedOption[]): PropertyDecorator[] {
  return [
    IfGiven(),
    Transform(asList),
    ArrayMaxSize(list.length + added(list), { message: `${label}: each option once.` }),
    IsListed(list, { each: true, message: `${label}: please choose from the list.` }),
    ApiProperty({ description: `${label}: any of these.` }),
  ];
}

const decorate = (target: object, property: string, decorators: readonly PropertyDecorator[]) =>
  decorators.forEach((decorator) => decorator(target, property));

/** Who is looked for. Within a list any option will do; every list that is named must be met. */
export class InfluencerFilterQuery {
  /** Words of the name, the handle or what they say of themselves; small slips are forgiven where nobody has the very words. */
  @IfGiven()
  @IsString()
  @MaxLength(browserLimits.text, { message: `Please search for at most ${browserLimits.text} characters.` })
  q?: string;

  /** Flags that nobody who is found may carry. */
  exclude?: SafetyCategory[];
}
decorate(InfluencerFilterQuery.prototype, 'exclude', anyOf('Exclusions', safetyExclusions));
for (const name of influencerFilterNames) {
  const { label, options } = influencerFilters[name];
  decorate(InfluencerFilterQuery.prototype, name, anyOf(label, options));
}

/** The lists of `influencerFilters`, which are added to the class above one by one. */
export type ChosenLists = Partial<Record<InfluencerFilterName, string[]>>;

/** The same, as a brand looks: what it always leaves out is left out, unless it asks for it. */
export class BrowserQuery extends InfluencerFilterQuery {
  /** `off` shows those as well whom the brand's own exclusions leave out. */
  @IfGiven()
  @ApiProperty({ enum: ['on', 'off'], default: 'on' })
  @IsIn(['on', 'off'], { message: 'Exclusions can be on or off.' })
  exclusions: 'on' | 'off' = 'on';
}

/** Which page, beside who is looked for. */
export class InfluencerPageQuery extends BrowserQuery {
  /** How many at most. */
  @IfGiven()
  @Type(() => Number)
  @IsInt({ message: 'limit must be a whole number.' })
  @Min(1, { message: 'limit must be at least 1.' })
  @Max(browserLimits.pageMax, { message: `limit can be at most ${browserLimits.pageMax}.` })
  limit: number = browserLimits.page;

  /** The `next` of the page before, in the same order. */
  @IfGiven()
  @Matches(/^[\dTZ:.-]{1,40}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, {
    message: 'after is not the next of a page.',
  })
  after?: string;
}

export class InfluencersQuery extends InfluencerPageQuery {
  /** The order: the most followers, the most engagement or the newest. */
  @IfGiven()
  @ApiProperty({ enum: idsOf(influencerSorts), default: 'followers' })
  @IsIn(idsOf(influencerSorts), { message: 'Influencers can be sorted by followers, engagement or newest.' })
  sort: InfluencerSort = 'followers';
}

/** What is seen of an influencer at first sight. */
export class InfluencerFactsView {
  id: string;
  name: string;
  handle: string;
  @OneOf(idsOf(influencerCities))
  city: InfluencerCity | null;
  country: Country | null;
  @SomeOf(idsOf(brandCategories))
  categories: BrandCategory[];
  /** Of the largest account; 0 when unknown. */
  followers: number;
  /** Reactions to an average post of the largest account, as a percentage of its followers. */
  engagement: number | null;
  photoPath: string | null;
  /** A real person manages the profile and looks after it. */
  claimed: boolean;
  @Moment()
  addedAt: string;
}

/** An influencer as a card. */
export class InfluencerCardView extends InfluencerFactsView {
  /** Where they post, the largest account first. */
  @SomeOf(idsOf(platforms))
  platforms: Platform[];
}

export class InfluencerPage {
  items: InfluencerCardView[];
  /** Give this as `after` for the next page; null when this was the last. */
  next: string | null;
  /** Nobody has these very words: these are the 50 at most whose words come closest, the closest first. */
  close: boolean;
}

export class InfluencerFacetsView {
  total: number;
  /** False: more than 10,000 are found, and the total and all counts are estimates. */
  exact: boolean;
  /** The lists whose counts are estimates. One that is filtered by may be, even under an exact total, as it is counted without itself. */
  @ApiProperty({ type: [String], example: ['city'] })
  estimated: readonly string[];
  /** Nobody has the very words; counted are those whose words come close. */
  close: boolean;
  /** How many more the filter would let through, had the brand not chosen to leave out what they carry; 10,001 means more than 10,000. */
  leftOut: number;
  /** By list and option. The options of a list that is filtered by are counted as if it were not. */
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'object', additionalProperties: { type: 'integer' } },
    example: { city: { leeds: 12 } },
  })
  lists: Record<string, Record<string, number>>;
}

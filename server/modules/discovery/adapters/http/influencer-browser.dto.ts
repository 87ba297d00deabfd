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
    ArrayMaxSize(list.length + added(list), { message: `${label}: choose each option only once.` }),
    IsListed(list, { each: true, message: `${label}: please choose from the list.` }),
    ApiProperty({ description: `${label}: matches any of these.` }),
  ];
}

const decorate = (target: object, property: string, decorators: readonly PropertyDecorator[]) =>
  decorators.forEach((decorator) => decorator(target, property));

/** Who is looked for. Within a list any option will do; every list that is named must be met. */
export class InfluencerFilterQuery {
  /** Words in the name, the handle or the bio. Without an exact match, small typos are tolerated. */
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
  /** `off` includes influencers whom the brand's own exclusions leave out. */
  @IfGiven()
  @ApiProperty({ enum: ['on', 'off'], default: 'on' })
  @IsIn(['on', 'off'], { message: 'Exclusions can be on or off.' })
  exclusions: 'on' | 'off' = 'on';
}

/** Which page, beside who is looked for. */
export class InfluencerPageQuery extends BrowserQuery {
  /** The maximum number of items to return. */
  @IfGiven()
  @Type(() => Number)
  @IsInt({ message: 'limit must be a whole number.' })
  @Min(1, { message: 'limit must be at least 1.' })
  @Max(browserLimits.pageMax, { message: `limit can be at most ${browserLimits.pageMax}.` })
  limit: number = browserLimits.page;

  /** The `next` of the previous page, with the same order. */
  @IfGiven()
  @Matches(/^[\dTZ:.-]{1,40}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, {
    message: 'after is not the next of a page.',
  })
  after?: string;
}

export class InfluencersQuery extends InfluencerPageQuery {
  /** The sort order: most followers, highest engagement or newest. */
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
  /** The followers of the largest account; 0 if unknown. */
  followers: number;
  /** Reactions to an average post of the largest account, as a percentage of its followers. */
  engagement: number | null;
  photoPath: string | null;
  /** Whether a real person manages the profile. */
  claimed: boolean;
  @Moment()
  addedAt: string;
}

/** An influencer as a card. */
export class InfluencerCardView extends InfluencerFactsView {
  /** The platforms they post on, largest account first. */
  @SomeOf(idsOf(platforms))
  platforms: Platform[];
  /** Whether a platform itself reported the followers. */
  verified: boolean;
}

export class InfluencerPage {
  items: InfluencerCardView[];
  /** Send it as `after` for the next page; `null` on the last page. */
  next: string | null;
  /**
   * Whether there is no exact match for the words: the items are then the closest matches, at most 50, closest first.
   */
  close: boolean;
}

export class InfluencerFacetsView {
  total: number;
  /** `false` if more than 10,000 match: the total and all counts are then estimates. */
  exact: boolean;
  /**
   * The lists whose counts are estimates. A filtered list may be estimated even under an exact total, because it is
   * counted without its own filter.
   */
  @ApiProperty({ type: [String], example: ['city'] })
  estimated: readonly string[];
  /** Whether there is no exact match for the words: the closest matches are then counted. */
  close: boolean;
  /** How many more would match without the brand's own exclusions; 10,001 means more than 10,000. */
  leftOut: number;
  /** Counts by list and option. A filtered list's options are counted as if it weren't filtered. */
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'object', additionalProperties: { type: 'integer' } },
    example: { city: { leeds: 12 } },
  })
  lists: Record<string, Record<string, number>>;
}

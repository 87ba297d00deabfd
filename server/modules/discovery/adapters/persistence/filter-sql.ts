import { followerBands } from '../../../../contract/lists/index.js';
import type { InfluencerFilterName, InfluencerSort } from '../../../../contract/rules/influencer-filters.js';
import { searchWords } from '../../../../contract/rules/search-words.js';
import type { BrowserFilter } from '../../domain/browser-filter.js';
import type { Tags } from './tag-codes.js';
import type { Asking } from './tag-plan.js';

/** A statement's parameters, and their placeholders. */
export class Values {
  readonly list: unknown[] = [];
  private readonly places = new Map<string, string>();

  /** `$3` for the third value; the same value reuses its placeholder. */
  add(value: unknown): string {
    const key = JSON.stringify(value);
    const place = this.places.get(key) ?? `$${this.list.push(value)}`;
    this.places.set(key, place);
    return place;
  }
}

/** The condition for each filtered list. */
export const listsAskedFor = ({ lists }: BrowserFilter): [InfluencerFilterName, readonly string[]][] =>
  Object.entries(lists).filter(([, options]) => options.length > 0) as [InfluencerFilterName, readonly string[]][];

type Asked = Readonly<{
  /** A list to ignore. */
  except?: InfluencerFilterName;
  /** How common tags are: conditions go to the index only if that pays off. */
  outlook?: Asking;
}>;

/** Conditions for the index, and those checked on the rows it finds. */
type Conditions = Readonly<{ sought: string[]; checked: string[] }>;

/** Conditions for every list. Any option satisfies its list; a list with only unknown options matches nobody. */
export function dividedConditionsOf(
  filter: BrowserFilter,
  tags: Tags,
  values: Values,
  { except, outlook }: Asked = {},
): Conditions {
  const unwanted = tags.codesOf('safety', filter.exclude);
  const lists = listsAskedFor(filter)
    .filter(([list]) => list !== except)
    .map(([list, options]) => tags.codesOf(list, options));
  const { sought, checked } = listConditions(lists, values, outlook);
  const words = searchWords(filter.text).map((word) => `search like word_pattern(${values.add(word)})`);
  if (unwanted.length > 0) checked.push(`not tags && ${values.add(unwanted)}::int[]`);
  return { sought: [...sought, ...words], checked };
}

/** Someone has any tag of each list; conditions go to the index if that pays off, all of them without statistics. */
export function listConditions(lists: readonly (readonly number[])[], values: Values, outlook?: Asking): Conditions {
  const asked = outlook?.worthAsking(lists).asked;
  const met = lists.map((codes) => `tags && ${values.add(codes)}::int[]`);
  return {
    sought: met.filter((_, place) => !asked || asked[place]!),
    checked: met.filter((_, place) => asked && !asked[place]!).map((list) => `(${list}) is true`), // hides the condition from the planner
  };
}

/** Someone has any option in one list of the filter. */
export const conditionOf = (list: InfluencerFilterName, { lists }: BrowserFilter, tags: Tags, values: Values): string =>
  `tags && ${values.add(tags.codesOf(list, lists[list] ?? []))}::int[]`;

export function conditionsOf(...of: Parameters<typeof dividedConditionsOf>): string[] {
  const { sought, checked } = dividedConditionsOf(...of);
  return [...sought, ...checked];
}

/** Anyone who matches any of the filters; shared conditions are searched once. */
export function anyOf(filters: readonly Conditions[]): string {
  const checks = new Map<string, string[]>();
  for (const { sought, checked } of filters)
    checks.set(allOf(sought), [...(checks.get(allOf(sought)) ?? []), allOf(checked)]);
  const ways = [...checks].map(([sought, checked]) => `(${sought} and (${checked.join(' or ')}))`);
  return ways.length > 0 ? ways.join(' or ') : 'false';
}

export const allOf = (conditions: readonly string[]): string =>
  conditions.length > 0 ? conditions.join(' and ') : 'true';

type Range = Readonly<{ list: InfluencerFilterName; whole: boolean; conditions: string[] }>;

/**
 * Some lists are ranges of the sort column: the index scan starts at the range's bound instead of passing everyone
 * above it. `whole` says that the range is the list's entire condition.
 */
export function spanOf({ lists }: BrowserFilter, sort: InfluencerSort, values: Values): Range | null {
  if (sort === 'followers' && lists.band?.length) {
    const places = followerBands.flatMap(({ id }, place) => (lists.band!.includes(id) ? [place] : []));
    if (places.length === 0) return null;
    const [first, last] = [places[0]!, places.at(-1)!];
    const { from } = followerBands[first]!;
    const { below } = followerBands[last]!;
    const conditions = [`followers >= ${values.add(from)}::bigint`];
    if (Number.isFinite(below)) conditions.push(`followers < ${values.add(below)}::bigint`);
    return { list: 'band', whole: last - first + 1 === places.length, conditions };
  }
  if (sort === 'engagement' && lists.engagement?.length) {
    const least = Math.min(...lists.engagement.map(Number));
    return { list: 'engagement', whole: true, conditions: [`engagement_rank >= ${values.add(least)}::numeric`] };
  }
  return null;
}

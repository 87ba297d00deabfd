import { followerBands } from '../../../../contract/lists/index.js';
import type { InfluencerFilterName, InfluencerSort } from '../../../../contract/rules/influencer-filters.js';
import { searchWords } from '../../../../contract/rules/search-words.js';
import type { BrowserFilter } from '../../domain/browser-filter.js';
import type { Tags } from './tag-codes.js';
import type { Asking } from './tag-plan.js';

/** A statement's values, and their placeholders. */
export class Values {
  readonly list: unknown[] = [];
  private readonly places = new Map<string, string>();

  /** `$3` for the third value, and for the same again. */
  add(value: unknown): string {
    const key = JSON.stringify(value);
    const place = this.places.get(key) ?? `$${this.list.push(value)}`;
    this.places.set(key, place);
    return place;
  }
}

/** What each list that is filtered by asks for. */
export const listsAskedFor = ({ lists }: BrowserFilter): [InfluencerFilterName, readonly string[]][] =>
  Object.entries(lists).filter(([, options]) => options.length > 0) as [InfluencerFilterName, readonly string[]][];

type Asked = Readonly<{
  /** A list that need not be met. */
  except?: InfluencerFilterName;
  /** How common tags are: the index is then asked only for what is worth it. */
  outlook?: Asking;
}>;

/** Conditions that use an index, and those checked on the rows it finds. */
type Conditions = Readonly<{ sought: string[]; checked: string[] }>;

/** What everyone must meet, list by list. A list is met by any of its options; one whose options nobody knows is met by nobody. */
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

/** Of each list someone has any tag; the index is asked for what is worth it, for all of them without an outlook. */
export function listConditions(lists: readonly (readonly number[])[], values: Values, outlook?: Asking): Conditions {
  const asked = outlook?.worthAsking(lists).asked;
  const met = lists.map((codes) => `tags && ${values.add(codes)}::int[]`);
  return {
    sought: met.filter((_, place) => !asked || asked[place]!),
    checked: met.filter((_, place) => asked && !asked[place]!).map((list) => `(${list}) is true`), // no index sees through this
  };
}

/** That someone has any of what one list of the filter asks for. */
export const conditionOf = (list: InfluencerFilterName, { lists }: BrowserFilter, tags: Tags, values: Values): string =>
  `tags && ${values.add(tags.codesOf(list, lists[list] ?? []))}::int[]`;

export function conditionsOf(...of: Parameters<typeof dividedConditionsOf>): string[] {
  const { sought, checked } = dividedConditionsOf(...of);
  return [...sought, ...checked];
}

/** Anyone who meets any of the filters; conditions shared by several are searched once. */
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
 * Some lists are spans of the very column that a page is ordered by: the walk begins where they begin and does not pass everyone
 * who has more. `whole` says that the span is all that the list asks for.
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

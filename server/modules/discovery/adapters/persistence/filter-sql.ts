import type { InfluencerFilterName } from '../../../../contract/rules/influencer-filters.js';
import type { BrowserFilter } from '../../domain/browser-filter.js';
import { likePattern, searchWords } from '../../domain/search-words.js';
import type { Tags } from './tag-codes.js';

/** The values of a statement, and the names that stand for them. */
export class Values {
  readonly list: unknown[] = [];

  /** `$3` for the third value. */
  add(value: unknown): string {
    return `$${this.list.push(value)}`;
  }
}

/** What each list that is filtered by asks for. */
export const listsAskedFor = ({ lists }: BrowserFilter): [InfluencerFilterName, readonly string[]][] =>
  Object.entries(lists).filter(([, options]) => options.length > 0) as [InfluencerFilterName, readonly string[]][];

/** A list is met by any of its options; one whose options nobody knows is met by nobody. */
const listCondition = (codes: readonly number[], values: Values): string => `tags && ${values.add(codes)}::int[]`;

/** What everybody must meet, list by list; `except` leaves one list out. */
export function conditionsOf(
  filter: BrowserFilter,
  tags: Tags,
  values: Values,
  except?: InfluencerFilterName,
): string[] {
  const unwanted = tags.codesOf('safety', filter.exclude);
  return [
    ...listsAskedFor(filter)
      .filter(([list]) => list !== except)
      .map(([list, options]) => listCondition(tags.codesOf(list, options), values)),
    ...(unwanted.length > 0 ? [`not tags && ${values.add(unwanted)}::int[]`] : []),
    ...searchWords(filter.text).map((word) => `search like ${values.add(likePattern(word))}`),
  ];
}

export const allOf = (conditions: readonly string[]): string =>
  conditions.length > 0 ? conditions.join(' and ') : 'true';

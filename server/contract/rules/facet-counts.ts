import { abbreviateNumber } from './numbers.js';

/** How many there are of each option of a list's filters. */
export type FacetCounts = Readonly<{
  /** The filters whose counts are estimates. */
  estimated: readonly string[];
  /** By filter and option. The options of what is filtered by are counted as if it were not. */
  lists: Readonly<Record<string, Readonly<Record<string, number>>>>;
}>;

/** How many match an option: "128", or "about 12K" if estimated from a sample. None in the sample doesn't mean none at all. */
export function countInWords({ lists, estimated }: FacetCounts, list: string, option: string): string {
  const count = lists[list]?.[option] ?? 0;
  if (!estimated.includes(list)) return abbreviateNumber(count);
  return count === 0 ? 'few or none' : `about ${abbreviateNumber(count)}`;
}

import { abbreviateNumber } from './numbers.js';

/** The number of rows for each option of a list's filters. */
export type FacetCounts = Readonly<{
  /** The filters with estimated counts. */
  estimated: readonly string[];
  /** By filter and option. A filter's own options are counted as if it weren't set. */
  lists: Readonly<Record<string, Readonly<Record<string, number>>>>;
}>;

/** How many match an option: "128", or "about 12K" if estimated from a sample. None in the sample doesn't mean none at all. */
export function countInWords({ lists, estimated }: FacetCounts, list: string, option: string): string {
  const count = lists[list]?.[option] ?? 0;
  if (!estimated.includes(list)) return abbreviateNumber(count);
  return count === 0 ? 'few or none' : `about ${abbreviateNumber(count)}`;
}

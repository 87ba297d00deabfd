import { browserLimits, type InfluencerFilterName } from '../../../contract/rules/influencer-filters.js';

/** How many there are of each option of a list. */
type OptionCounts = Readonly<Record<string, number>>;

/** How many a filter lets through, and how many it would with each option more. */
export type Facets = Readonly<{
  total: number;
  /** False: the total is an estimate from a sample, and so are all counts. */
  exact: boolean;
  /** The lists whose counts are estimates. Even under an exact total one that is filtered by may be, as it is counted without itself. */
  estimated: readonly InfluencerFilterName[];
  /** Nobody has these very words; these are the influencers whose words come close. */
  close: boolean;
  lists: Readonly<Partial<Record<InfluencerFilterName, OptionCounts>>>;
}>;

/** This many influencers, drawn evenly, represent all of them. */
export const sampleSize = 10_000;

/** An estimate above this is so far beyond the exact range that it need not be counted to know. */
export const surelyMany = browserLimits.exact * 1.3;

/** `sample_key` is below this. */
const keys = 2 ** 24;

/** How many influencers one in the sample represents, from the largest key among them. 1 if the sample is everyone. */
export const weightOf = (size: number, lastKey: number): number =>
  size < sampleSize ? 1 : Math.max(1, keys / (lastKey + 1));

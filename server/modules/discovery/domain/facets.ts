import { browserLimits, type InfluencerFilterName } from '../../../contract/rules/influencer-filters.js';

/** The number of matches for each option of a list. */
type OptionCounts = Readonly<Record<string, number>>;

/** How many influencers match a filter, and how many would with each further option. */
export type Facets = Readonly<{
  total: number;
  /** False: the total is an estimate from a sample, and so are all counts. */
  exact: boolean;
  /**
   * Lists with estimated counts. Even under an exact total, a filtered list may be one, as it is counted without its
   * own filter.
   */
  estimated: readonly InfluencerFilterName[];
  /** Nobody matches these words exactly; these influencers are close matches. */
  close: boolean;
  lists: Readonly<Partial<Record<InfluencerFilterName, OptionCounts>>>;
}>;

/** This many influencers, sampled uniformly, represent all of them. */
export const sampleSize = 10_000;

/** An estimate above this is so far beyond the exact range that an exact count isn't needed. */
export const surelyMany = browserLimits.exact * 1.3;

/** `sample_key` is below this. */
const keys = 2 ** 24;

/**
 * How many influencers one member of the sample represents, derived from its largest key. 1 if the sample is complete.
 */
export const weightOf = (size: number, lastKey: number): number =>
  size < sampleSize ? 1 : Math.max(1, keys / (lastKey + 1));

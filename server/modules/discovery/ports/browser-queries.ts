import type { SafetyCategory } from '../../../contract/lists/index.js';
import type { InfluencerSort } from '../../../contract/rules/influencer-filters.js';
import type { BrowserFilter, Cursor } from '../domain/browser-filter.js';
import type { Facets } from '../domain/facets.js';

export type BrowserPage = Readonly<{ sort: InfluencerSort; limit: number; after: Cursor | null }>;

/** Reading influencers for the browser's pages. Deleted and hidden ones are never among them. */
export abstract class BrowserQueries {
  /**
   * A page of cards as the JSON text of an `InfluencerPage`: PostgreSQL makes it, nobody reads it on the way. Its cost does not
   * grow with its depth. Where nobody has the words of the text, the 50 at most whose words come closest, nearest first.
   */
  abstract page(filter: BrowserFilter, page: BrowserPage): Promise<string>;

  /**
   * How many the filter lets through, and how many there are of each option. The options of a list that is filtered by are
   * counted as if it were not. Exact up to 10,000, estimated from a sample above.
   */
  abstract facets(filter: BrowserFilter): Promise<Facets>;

  /**
   * How many the filter would let through but for these flags of theirs. Exact up to 10,000; whoever counts further stops at 10,001.
   */
  abstract leftOut(filter: BrowserFilter, flags: readonly SafetyCategory[]): Promise<number>;

  /** One influencer with all that brands may see, as the JSON text of an `InfluencerSheet`. @throws discoveryErrors.influencerNotFound */
  abstract sheet(id: string): Promise<string>;
}

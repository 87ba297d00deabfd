import type { BrowserFilter, Cursor } from '../domain/browser-filter.js';
import type { NearText, Target, Tastes } from '../domain/match.js';

export type MatchPage = Readonly<{ limit: number; after: Cursor | null }>;

/** Reading influencers in the order in which they suit. The scores are those that `matchOf` gives, to the last point. */
export abstract class MatchQueries {
  /** A page of cards with their scores, the best first, as the JSON text of a `MatchedPage`; equals by their ids, backwards. Null where nobody is let through. */
  abstract page(
    target: Target,
    near: ReadonlyMap<string, NearText>,
    filter: BrowserFilter,
    page: MatchPage,
  ): Promise<string | null>;

  /** What brands may see of somebody, list by list. @throws discoveryErrors.influencerNotFound */
  abstract tastesOf(influencerId: string): Promise<Tastes>;
}

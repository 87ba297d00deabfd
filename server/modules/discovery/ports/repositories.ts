import type { NearText } from '../domain/match.js';
import type { SavedSearch, SavedSearchEvent } from '../domain/saved-search.js';
import type { Targeting, TargetingEvent } from '../domain/targeting.js';

/** Stores saved searches. The promises below are executable: see repositories.contract.ts. */
export abstract class SavedSearchRepository {
  /** @throws discoveryErrors.searchNotFound */
  abstract get(id: string): Promise<SavedSearch>;

  /** All of one brand, by name. */
  abstract ofBrand(brandId: string): Promise<readonly SavedSearch[]>;

  /**
   * Stores the state with its event. Returns the stored state (next version).
   * @throws discoveryErrors.searchStale when the stored version is not the one this search was read at
   * @throws discoveryErrors.searchNameTaken, discoveryErrors.tooManySearches
   */
  abstract save(search: SavedSearch, event: SavedSearchEvent): Promise<SavedSearch>;

  /** Deletes it and publishes the event. Idempotent. */
  abstract remove(id: string, event: SavedSearchEvent): Promise<void>;
}

/** Stores whom brands are looking for. The promises below are executable: see repositories.contract.ts. */
export abstract class TargetingRepository {
  /** This brand's targeting; empty if it has none. */
  abstract of(brandId: string): Promise<Targeting>;

  /**
   * Stores the state with its event. Returns the stored state (next version).
   * @throws discoveryErrors.targetingStale when the stored version is not the one this was read at
   */
  abstract save(targeting: Targeting, event: TargetingEvent): Promise<Targeting>;
}

/**
 * Similarity of bios to a brand's own words and an offer's text. The built-in adapter counts words; a semantic search
 * service can replace it. The promises below are executable: see repositories.contract.ts.
 */
export abstract class TextSimilarity {
  /**
   * Close matches by id, each with 1 to `matchPoints.words` points and the matching words. Everyone else has none. A
   * word matching more than `tellsAtMost` people isn't distinctive and is ignored.
   */
  abstract near(words: readonly string[]): Promise<ReadonlyMap<string, NearText>>;

  /**
   * Close matches to an offer's title and description, in the same form. Also ignores words in more than `tellsAtMost`
   * live offers, and those that name protected characteristics (`protectedWords`): no brand has asked for them.
   */
  abstract nearOffer(offerId: string): Promise<ReadonlyMap<string, NearText>>;

  /** Live offers close to someone's bio, by id, with the same points that `nearOffer` gives for each. */
  abstract offersNear(influencerId: string): Promise<ReadonlyMap<string, number>>;
}

/** A word used by more people, or in more offers, than this isn't distinctive. */
export const tellsAtMost = 1_000;

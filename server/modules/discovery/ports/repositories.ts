import type { NearText } from '../domain/match.js';
import type { SavedSearch, SavedSearchEvent } from '../domain/saved-search.js';
import type { Targeting, TargetingEvent } from '../domain/targeting.js';

/** Where saved searches live. The promises below are executable: see repositories.contract.ts. */
export abstract class SavedSearchRepository {
  /** @throws discoveryErrors.searchNotFound */
  abstract get(id: string): Promise<SavedSearch>;

  /** All of one brand, by name. */
  abstract ofBrand(brandId: string): Promise<readonly SavedSearch[]>;

  /**
   * Stores the state and its event together, or neither. Returns the stored state (next version).
   * @throws discoveryErrors.searchStale when the stored version is not the one this search was read at
   * @throws discoveryErrors.searchNameTaken, discoveryErrors.tooManySearches
   */
  abstract save(search: SavedSearch, event: SavedSearchEvent): Promise<SavedSearch>;

  /** Forgets it, and says so. One that is gone already stays gone. */
  abstract remove(id: string, event: SavedSearchEvent): Promise<void>;
}

/** Where it is kept whom brands look for. The promises below are executable: see repositories.contract.ts. */
export abstract class TargetingRepository {
  /** What this brand has said; nothing wanted and nothing left out where it has said nothing. */
  abstract of(brandId: string): Promise<Targeting>;

  /**
   * Stores the state and its event together, or neither. Returns the stored state (next version).
   * @throws discoveryErrors.targetingStale when the stored version is not the one this was read at
   */
  abstract save(targeting: Targeting, event: TargetingEvent): Promise<Targeting>;
}

/**
 * How well bios match a brand's own words and an offer's text. The built-in one counts words; a service that compares meanings
 * can replace it. The promises below are executable: see repositories.contract.ts.
 */
export abstract class TextSimilarity {
  /**
   * Those who come close, by their id, each with 1 to `matchPoints.words` points and, in words, because of what. Everyone else has
   * none. What would name more than `tellsAtMost` people a word says nothing of any of them and is left out.
   */
  abstract near(words: readonly string[]): Promise<ReadonlyMap<string, NearText>>;

  /**
   * Those who come close to the title and the description of an offer, in the same form. Beside what `near` leaves out, words that
   * more than `tellsAtMost` live offers say, and those that name what is protected (`protectedWords`): no brand has asked for them.
   */
  abstract nearOffer(offerId: string): Promise<ReadonlyMap<string, NearText>>;

  /** The live offers that come close to someone's bio, by their id, with the very points that `nearOffer` gives for each. */
  abstract offersNear(influencerId: string): Promise<ReadonlyMap<string, number>>;
}

/** A word of more people, or of more offers, than this does not tell one from another. */
export const tellsAtMost = 1_000;

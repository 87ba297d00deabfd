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

import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { discoveryErrors } from '../domain/discovery.errors.js';
import {
  canSeeSearch,
  changeSearch,
  keepSearch,
  removeSearch,
  type SavedSearch,
  type SearchDetails,
} from '../domain/saved-search.js';
import type { SavedSearchRepository } from '../ports/repositories.js';

/** A brand saves a search for later. */
export class KeepSearch {
  constructor(
    private readonly searches: SavedSearchRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws discovery/search-name-taken, discovery/too-many-searches, identity/role-not-enough */
  async execute(actor: Actor, brandId: string, details: SearchDetails): Promise<SavedSearch> {
    return this.searches.save(...keepSearch(brandId, details, actor, this.clock.now()));
  }
}

/** A brand renames or changes a saved search. */
export class ChangeSearch {
  constructor(
    private readonly searches: SavedSearchRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws discovery/search-not-found, discovery/search-name-taken, discovery/search-stale */
  async execute(actor: Actor, id: string, details: SearchDetails): Promise<SavedSearch> {
    const search = await this.searches.get(id);
    if (!canSeeSearch(search, actor)) throw discoveryErrors.searchNotFound(id); // do not reveal other brands' searches

    return this.searches.save(...changeSearch(search, details, actor, this.clock.now()));
  }
}

/** A brand deletes a saved search. */
export class RemoveSearch {
  constructor(
    private readonly searches: SavedSearchRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws discovery/search-not-found */
  async execute(actor: Actor, id: string): Promise<void> {
    const search = await this.searches.get(id);
    if (!canSeeSearch(search, actor)) throw discoveryErrors.searchNotFound(id); // do not reveal other brands' searches

    await this.searches.remove(id, removeSearch(search, actor, this.clock.now()));
  }
}

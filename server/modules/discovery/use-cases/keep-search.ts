import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { keepSearch, type SavedSearch, type SearchDetails } from '../domain/saved-search.js';
import type { SavedSearchRepository } from '../ports/saved-search.repository.js';

/** A brand keeps a search to come back to. */
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

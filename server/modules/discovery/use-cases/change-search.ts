import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { discoveryErrors } from '../domain/discovery.errors.js';
import { canSeeSearch, changeSearch, type SavedSearch, type SearchDetails } from '../domain/saved-search.js';
import type { SavedSearchRepository } from '../ports/saved-search.repository.js';

/** A brand gives a search another name, or another meaning. */
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

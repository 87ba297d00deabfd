import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { discoveryErrors } from '../domain/discovery.errors.js';
import { canSeeSearch, removeSearch } from '../domain/saved-search.js';
import type { SavedSearchRepository } from '../ports/saved-search.repository.js';

/** A brand needs a search no more. */
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

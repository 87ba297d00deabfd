import { browserLimits } from '../../../../contract/rules/influencer-filters.js';
import { discoveryErrors } from '../../domain/discovery.errors.js';
import type { SavedSearch, SavedSearchEvent } from '../../domain/saved-search.js';
import { SavedSearchRepository } from '../../ports/saved-search.repository.js';

export class InMemorySavedSearchRepository extends SavedSearchRepository {
  readonly events: SavedSearchEvent[] = [];
  private readonly searches = new Map<string, SavedSearch>();

  async get(id: string): Promise<SavedSearch> {
    const search = this.searches.get(id);
    if (!search) throw discoveryErrors.searchNotFound(id);
    return search;
  }

  async ofBrand(brandId: string): Promise<readonly SavedSearch[]> {
    return this.keptBy(brandId).sort((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id));
  }

  async save(search: SavedSearch, event: SavedSearchEvent): Promise<SavedSearch> {
    if ((this.searches.get(search.id)?.version ?? 0) !== search.version) throw discoveryErrors.searchStale(search.id);
    const others = this.keptBy(search.brandId).filter(({ id }) => id !== search.id);
    if (search.version === 0 && others.length >= browserLimits.savedSearches)
      throw discoveryErrors.tooManySearches(browserLimits.savedSearches);
    if (others.some(({ name }) => name.toLowerCase() === search.name.toLowerCase()))
      throw discoveryErrors.searchNameTaken(search.name);
    const next = { ...search, version: search.version + 1 };
    this.searches.set(next.id, next);
    this.events.push(event);
    return next;
  }

  async remove(id: string, event: SavedSearchEvent): Promise<void> {
    if (this.searches.delete(id)) this.events.push(event);
  }

  private keptBy(brandId: string): SavedSearch[] {
    return [...this.searches.values()].filter((search) => search.brandId === brandId);
  }
}

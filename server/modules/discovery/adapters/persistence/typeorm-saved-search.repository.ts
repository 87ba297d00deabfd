import { browserLimits } from '../../../../contract/rules/influencer-filters.js';
import { type Database, orConflict } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import { discoveryErrors } from '../../domain/discovery.errors.js';
import type { SavedSearch, SavedSearchEvent } from '../../domain/saved-search.js';
import { SavedSearchRepository } from '../../ports/saved-search.repository.js';
import { SavedSearchSchema } from './saved-search.schema.js';

export class TypeOrmSavedSearchRepository extends SavedSearchRepository {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async get(id: string): Promise<SavedSearch> {
    const search = await this.db.manager.findOneBy(SavedSearchSchema, { id });
    if (!search) throw discoveryErrors.searchNotFound(id);
    return search;
  }

  ofBrand(brandId: string): Promise<readonly SavedSearch[]> {
    return this.db.manager.find(SavedSearchSchema, { where: { brandId }, order: { name: 'ASC', id: 'ASC' } });
  }

  save(search: SavedSearch, event: SavedSearchEvent): Promise<SavedSearch> {
    const next = { ...search, version: search.version + 1 };
    const write = this.db.inTransaction(async () => {
      await (search.version === 0 ? this.insert(next) : this.replace(search.version, next));
      await this.outbox.append([event]);
      return next;
    });
    return orConflict(write, discoveryErrors.searchNameTaken(search.name), 'saved_searches_name');
  }

  remove(id: string, event: SavedSearchEvent): Promise<void> {
    return this.db.inTransaction(async () => {
      const { affected } = await this.db.manager.delete(SavedSearchSchema, { id });
      if (affected) await this.outbox.append([event]);
    });
  }

  private async insert(next: SavedSearch): Promise<void> {
    // Those of one brand wait for each other here, so that the count is true.
    await this.db.rows('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`saved-searches:${next.brandId}`]);
    const kept = await this.db.manager.countBy(SavedSearchSchema, { brandId: next.brandId });
    if (kept >= browserLimits.savedSearches) throw discoveryErrors.tooManySearches(browserLimits.savedSearches);
    await this.db.manager.insert(SavedSearchSchema, next);
  }

  private async replace(version: number, next: SavedSearch): Promise<void> {
    const { affected } = await this.db.manager.update(SavedSearchSchema, { id: next.id, version }, next);
    if (affected === 0) throw discoveryErrors.searchStale(next.id);
  }
}

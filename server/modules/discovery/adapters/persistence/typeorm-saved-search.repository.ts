import { EntitySchema } from 'typeorm';
import { browserLimits } from '../../../../contract/rules/influencer-filters.js';
import { type Database, orConflict } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import { discoveryErrors } from '../../domain/discovery.errors.js';
import type { SavedSearch, SavedSearchEvent } from '../../domain/saved-search.js';
import { SavedSearchRepository } from '../../ports/repositories.js';

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

  async save(search: SavedSearch, event: SavedSearchEvent): Promise<SavedSearch> {
    const next = { ...search, version: search.version + 1 };
    const write = search.version === 0 ? this.insert(next, event) : this.replace(next, event);
    await orConflict(write, () => discoveryErrors.searchNameTaken(search.name), 'saved_searches_name');
    return next;
  }

  remove(id: string, event: SavedSearchEvent): Promise<void> {
    return this.db.inTransaction(async () => {
      const { affected } = await this.db.manager.delete(SavedSearchSchema, { id });
      if (affected) await this.outbox.append([event]);
    });
  }

  private insert(next: SavedSearch, event: SavedSearchEvent): Promise<void> {
    return this.db.inTransaction(async () => {
      // Serialises changes of one brand, so that the count is right.
      await this.db.rows('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`saved-searches:${next.brandId}`]);
      const kept = await this.db.manager.countBy(SavedSearchSchema, { brandId: next.brandId });
      if (kept >= browserLimits.savedSearches) throw discoveryErrors.tooManySearches(browserLimits.savedSearches);
      await this.outbox.save(SavedSearchSchema, next, [event]);
    });
  }

  private async replace(next: SavedSearch, event: SavedSearchEvent): Promise<void> {
    if (!(await this.outbox.save(SavedSearchSchema, next, [event]))) throw discoveryErrors.searchStale(next.id);
  }
}

export const SavedSearchSchema = new EntitySchema<SavedSearch>({
  name: 'SavedSearch',
  tableName: 'saved_searches',
  columns: {
    id: { type: 'uuid', primary: true },
    brandId: { type: 'uuid', name: 'brand_id' },
    name: { type: 'text' },
    filter: { type: 'jsonb' },
    createdBy: { type: 'uuid', name: 'created_by' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    updatedAt: { type: 'timestamptz', name: 'updated_at' },
    version: { type: 'int' },
  },
});

import { EntitySchema } from 'typeorm';
import type { SavedSearch } from '../../domain/saved-search.js';

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

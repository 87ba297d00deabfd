import { EntitySchema } from 'typeorm';
import type { InfluencerList } from '../../domain/influencer-list.js';
import type { ListLink } from '../../domain/list-link.js';

/** Members have their own table, written by SQL. */
export const InfluencerListSchema = new EntitySchema<Omit<InfluencerList, 'members'>>({
  name: 'InfluencerList',
  tableName: 'influencer_lists',
  columns: {
    id: { type: 'uuid', primary: true },
    brandId: { type: 'uuid', name: 'brand_id', nullable: true },
    name: { type: 'text' },
    notes: { type: 'text' },
    createdBy: { type: 'text', name: 'created_by' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    updatedAt: { type: 'timestamptz', name: 'updated_at' },
    version: { type: 'int' },
  },
});

export const ListLinkSchema = new EntitySchema<ListLink>({
  name: 'ListLink',
  tableName: 'influencer_list_links',
  columns: {
    id: { type: 'uuid', primary: true },
    listId: { type: 'uuid', name: 'list_id' },
    label: { type: 'text' },
    expiresAt: { type: 'timestamptz', name: 'expires_at' },
    createdBy: { type: 'text', name: 'created_by' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
  },
});

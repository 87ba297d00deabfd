import { EntitySchema } from 'typeorm';
import type { OfferDefaults } from '../../domain/offer-defaults.js';

export const OfferDefaultsSchema = new EntitySchema<OfferDefaults>({
  name: 'OfferDefaults',
  tableName: 'offer_defaults',
  columns: {
    brandId: { type: 'uuid', name: 'brand_id', primary: true },
    kind: { type: 'text' },
    shipped: { type: 'boolean' },
    venueId: { type: 'uuid', name: 'venue_id', nullable: true },
    category: { type: 'text', nullable: true },
    guests: { type: 'smallint' },
    places: { type: 'smallint' },
    asks: { type: 'jsonb' },
    contentDueDays: { type: 'smallint', name: 'content_due_days' },
    brief: { type: 'text' },
    rights: { type: 'jsonb' },
    updatedAt: { type: 'timestamptz', name: 'updated_at' },
    version: { type: 'int' },
  },
});

import { EntitySchema } from 'typeorm';
import type { Venue } from '../../domain/venue.js';

export const VenueSchema = new EntitySchema<Venue>({
  name: 'Venue',
  tableName: 'venues',
  columns: {
    id: { type: 'uuid', primary: true },
    brandId: { type: 'uuid', name: 'brand_id' },
    name: { type: 'text' },
    address: { type: 'text' },
    city: { type: 'text' },
    point: { type: 'jsonb', nullable: true },
    openingHours: { type: 'jsonb', name: 'opening_hours' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    updatedAt: { type: 'timestamptz', name: 'updated_at' },
    version: { type: 'int' },
  },
});

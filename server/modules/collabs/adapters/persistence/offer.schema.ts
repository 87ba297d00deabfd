import { EntitySchema } from 'typeorm';
import type { Offer } from '../../domain/offer.js';

export const OfferSchema = new EntitySchema<Offer>({
  name: 'Offer',
  tableName: 'offers',
  columns: {
    id: { type: 'uuid', primary: true },
    brandId: { type: 'uuid', name: 'brand_id' },
    venueId: { type: 'uuid', name: 'venue_id', nullable: true },
    blackoutDates: { type: 'text', name: 'blackout_dates', array: true },
    title: { type: 'text' },
    kind: { type: 'text' },
    gives: { type: 'text' },
    valuePence: { type: 'int', name: 'value_pence' },
    asks: { type: 'jsonb' },
    brief: { type: 'text' },
    venue: { type: 'text' },
    city: { type: 'text' },
    category: { type: 'text' },
    guests: { type: 'smallint' },
    contentDueDays: { type: 'smallint', name: 'content_due_days' },
    photoPath: { type: 'text', name: 'photo_path', nullable: true },
    shipped: { type: 'boolean' },
    rights: { type: 'jsonb', nullable: true },
    lat: { type: 'float8' },
    lng: { type: 'float8' },
    exactPlace: { type: 'boolean', name: 'exact_place' },
    state: { type: 'text' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    updatedAt: { type: 'timestamptz', name: 'updated_at' },
    version: { type: 'int' },
  },
});

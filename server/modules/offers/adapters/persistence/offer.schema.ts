import { EntitySchema } from 'typeorm';
import type { Offer } from '../../domain/offer.js';
import type { Slot } from '../../domain/slot.js';
import type { OfferDefaults } from '../../domain/offer-defaults.js';

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
    guestsRequired: { type: 'boolean', name: 'guests_required' },
    guestsOweContent: { type: 'boolean', name: 'guests_owe_content' },
    coversPence: { type: 'int', name: 'covers_pence', nullable: true },
    included: { type: 'text' },
    notIncluded: { type: 'text', name: 'not_included' },
    tip: { type: 'text', nullable: true },
    dressCode: { type: 'text', name: 'dress_code' },
    houseRules: { type: 'text', name: 'house_rules' },
    contactOnTheDay: { type: 'text', name: 'contact_on_the_day' },
    contentDueDays: { type: 'smallint', name: 'content_due_days' },
    postsStayDays: { type: 'smallint', name: 'posts_stay_days' },
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

export const SlotSchema = new EntitySchema<Slot>({
  name: 'Slot',
  tableName: 'slots',
  columns: {
    id: { type: 'uuid', primary: true },
    offerId: { type: 'uuid', name: 'offer_id' },
    startsAt: { type: 'timestamptz', name: 'starts_at' },
    capacity: { type: 'int' },
    taken: { type: 'int' },
  },
});

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

import type { OfferDefaults } from '../api/company';
import type { OfferCard } from '../api/offers';

/** A supper at Harbour Lights that can be requested. */
export const anOffer = (changes: Partial<OfferCard> = {}): OfferCard => ({
  id: '01970000-0000-7000-8000-00000000000f',
  title: 'Supper for two',
  kind: 'experience',
  gives: 'A tasting menu for two',
  valuePence: 9_500,
  asks: [{ type: 'reel', contentType: 'video', count: 1 }],
  venue: 'Quay Street',
  city: 'bristol',
  category: 'restaurants',
  guests: 1,
  photoPath: null,
  rights: null,
  shipped: false,
  state: 'live',
  createdAt: '2027-03-01T12:00:00.000Z',
  brand: { id: 'b', name: 'Harbour Lights', avatarPath: null },
  placesLeft: 3,
  nextSlotAt: '2027-03-09T19:00:00.000Z',
  collabId: null,
  lat: 51.45,
  lng: -2.59,
  exactPlace: true,
  saved: false,
  ...changes,
});

/** The defaults for new offers of a brand that hasn't set its own. */
export const offerDefaults = (changes: Partial<OfferDefaults> = {}): OfferDefaults => ({
  kind: 'experience',
  shipped: false,
  guests: 1,
  places: 2,
  asks: [{ type: 'reel', contentType: 'video', count: 1 }],
  contentDueDays: 14,
  brief: '',
  rights: { channels: ['own-social'], months: 12 },
  venueId: null,
  category: null,
  updatedAt: null,
  version: 0,
  ...changes,
});

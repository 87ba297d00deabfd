import {
  InMemoryOfferRepository,
  InMemorySlotRepository,
} from '../../server/modules/offers/adapters/in-memory-offers.js';

/** Offers and their times in memory. */
export const keptOffers = () => ({ offers: new InMemoryOfferRepository(), slots: new InMemorySlotRepository() });

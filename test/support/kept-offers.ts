import { KeptOffers, SlotPlaces } from '../../server/modules/collabs/adapters/modules/offers.js';
import {
  InMemoryOfferRepository,
  InMemorySlotRepository,
} from '../../server/modules/offers/adapters/in-memory-offers.js';

/** Offers and their times in memory, and how Collabs see them. */
export function keptOffers() {
  const [offers, slots] = [new InMemoryOfferRepository(), new InMemorySlotRepository()];
  return { offers, slots, known: new KeptOffers(offers), places: new SlotPlaces(slots) };
}

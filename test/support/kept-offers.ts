import { KeptOffers, SlotPlaces } from '../../server/modules/collabs/adapters/modules/offers.js';
import { InMemoryOfferRepository } from '../../server/modules/offers/adapters/persistence/in-memory-offer.repository.js';
import { InMemorySlotRepository } from '../../server/modules/offers/adapters/persistence/in-memory-slot.repository.js';

/** Offers and their times in memory, and how Collabs see them. */
export function keptOffers() {
  const [offers, slots] = [new InMemoryOfferRepository(), new InMemorySlotRepository()];
  return { offers, slots, known: new KeptOffers(offers), places: new SlotPlaces(slots) };
}

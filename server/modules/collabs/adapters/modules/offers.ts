import { heldUntil, type OfferRepository, type SlotRepository } from '../../../offers/index.js';
import type { Offered } from '../../domain/collab.js';
import type { Slot } from '../../domain/visit.js';
import { type HeldPlace, Offers, Places } from '../../ports/neighbours.js';

export class KeptOffers extends Offers {
  constructor(private readonly offers: OfferRepository) {
    super();
  }

  get(id: string): Promise<Offered> {
    return this.offers.get(id);
  }
}

export class SlotPlaces extends Places {
  constructor(private readonly slots: SlotRepository) {
    super();
  }

  timeOf(slotId: string): Promise<Slot> {
    return this.slots.get(slotId);
  }

  take(slotId: string, collabId: string, now: Date): Promise<void> {
    return this.slots.take(slotId, collabId, now);
  }

  free(slotId: string, now: Date): Promise<void> {
    return this.slots.free(slotId, now, heldUntil(now));
  }

  wait(slot: Slot, collabId: string, now: Date): Promise<void> {
    return this.slots.wait(slot, collabId, now);
  }

  leave(collabId: string, now: Date): Promise<void> {
    return this.slots.leave(collabId, now, heldUntil(now));
  }

  overdue(now: Date, limit: number): Promise<readonly string[]> {
    return this.slots.overdue(now, limit);
  }

  untold(limit: number): Promise<readonly HeldPlace[]> {
    return this.slots.untold(limit);
  }

  markTold(collabId: string, now: Date): Promise<void> {
    return this.slots.markTold(collabId, now);
  }
}

import type { Actor, Clock, Transaction } from '../../../shared/kernel/index.js';
import { canSee, type Collab } from '../domain/collab.js';
import { collabErrors } from '../domain/collab.errors.js';
import { moved } from '../domain/moves.js';
import { offerErrors } from '../domain/offer.errors.js';
import { heldUntil } from '../domain/timings.js';
import type { CollabRepository } from '../ports/collab.repository.js';
import type { SlotRepository } from '../ports/slot.repository.js';

/** The influencer waits for a place at a full time, or waits no longer. */
export class WaitForPlace {
  constructor(
    private readonly collabs: CollabRepository,
    private readonly slots: SlotRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * `slotId` null: waits no longer, and lets go of a place that is held.
   * @throws collabs/not-found, collabs/slot-not-found, collabs/slot-past, collabs/place-free, and what `check` throws
   */
  async execute(actor: Actor, id: string, slotId: string | null): Promise<Collab> {
    const collab = await this.collabs.get(id);
    if (!canSee(collab, actor)) throw collabErrors.notFound(id);

    const now = this.clock.now();
    if (slotId === null) {
      const decision = moved(collab, 'stop-waiting', actor, now);
      return this.transaction.inTransaction(async () => {
        await this.slots.leave(id, now, heldUntil(now));
        return this.collabs.save(...decision);
      });
    }
    const slot = await this.slots.get(slotId);
    if (slot.offerId !== collab.offerId) throw offerErrors.slotNotFound(slotId);
    if (slot.startsAt <= now) throw offerErrors.slotPast();
    const decision = moved(collab, 'wait', actor, now);
    return this.transaction.inTransaction(async () => {
      await this.slots.wait(slot, id, now);
      return this.collabs.save(...decision);
    });
  }
}

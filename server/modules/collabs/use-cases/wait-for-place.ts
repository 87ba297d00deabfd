import type { Actor, Clock, Transaction } from '../../../shared/kernel/index.js';
import { canSee, type Collab } from '../domain/collab.js';
import { collabErrors } from '../domain/collab.errors.js';
import { moved } from '../domain/moves.js';
import type { CollabRepository } from '../ports/collab.repository.js';
import type { Places } from '../ports/neighbours.js';

/** The influencer waits for a place at a full time, or waits no longer. */
export class WaitForPlace {
  constructor(
    private readonly collabs: CollabRepository,
    private readonly places: Places,
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
        await this.places.leave(id, now);
        return this.collabs.save(...decision);
      });
    }
    const slot = await this.places.timeOf(slotId);
    if (slot.offerId !== collab.offerId) throw collabErrors.slotNotFound(slotId);
    if (slot.startsAt <= now) throw collabErrors.slotPast();
    const decision = moved(collab, 'wait', actor, now);
    return this.transaction.inTransaction(async () => {
      await this.places.wait(slot, id, now);
      return this.collabs.save(...decision);
    });
  }
}

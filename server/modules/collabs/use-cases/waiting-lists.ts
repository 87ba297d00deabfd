import { type Actor, type Clock, DomainError, theProduct, type Transaction } from '../../../shared/kernel/index.js';
import { canSee, type Collab, happened } from '../domain/collab.js';
import type { CollabRepository } from '../ports/repositories.js';
import type { Places } from '../ports/neighbours.js';
import { collabErrors } from '../domain/collab.errors.js';
import { moved } from '../domain/moves.js';
import { againWhenStale } from './again-when-stale.js';

const batch = 100;

/** Passes places held for too long to the next in line, and notifies new holders. Returns how many. */
export class TendWaitingLists {
  constructor(
    private readonly collabs: CollabRepository,
    private readonly places: Places,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<number> {
    const now = this.clock.now();
    const overdue = await this.places.overdue(now, batch);
    for (const collabId of overdue) await this.places.leave(collabId, now);

    let told = 0;
    for (const { collabId } of await this.places.untold(batch)) {
      const collab = await this.collabs.get(collabId);
      const offered = { ...collab, updatedAt: now };
      try {
        await this.collabs.save(offered, happened('collab.place-offered', offered, theProduct, now));
        await this.places.markTold(collabId, now);
        told++;
      } catch (error) {
        // It was changed concurrently: left for the next run.
        if (!(error instanceof DomainError && error.code === 'collabs/stale')) throw error;
      }
    }
    return overdue.length + told;
  }
}

/** The influencer joins or leaves the waiting list of a full time. */
export class WaitForPlace {
  constructor(
    private readonly collabs: CollabRepository,
    private readonly places: Places,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * `slotId` null: leaves the list, and releases any held place.
   * @throws collabs/not-found, collabs/slot-not-found, collabs/slot-past, collabs/place-free, and what `check` throws
   */
  execute(actor: Actor, id: string, slotId: string | null): Promise<Collab> {
    return againWhenStale(() => this.wait(actor, id, slotId));
  }

  private async wait(actor: Actor, id: string, slotId: string | null): Promise<Collab> {
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
    const slot = await this.places.get(slotId);
    if (slot.offerId !== collab.offerId) throw collabErrors.slotNotFound(slotId);
    if (slot.startsAt <= now) throw collabErrors.slotPast();
    const decision = moved(collab, 'wait', actor, now);
    return this.transaction.inTransaction(async () => {
      await this.places.wait(slot, id, now);
      return this.collabs.save(...decision);
    });
  }
}

import { type Clock, DomainError, theProduct } from '../../../shared/kernel/index.js';
import { happened } from '../domain/collab.js';
import type { CollabRepository } from '../ports/collab.repository.js';
import type { Places } from '../ports/neighbours.js';

const batch = 100;

/** Places that were kept for too long go on to the next, and whoever has one kept is told. Answers how much was done. */
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
        // Something else happened to it this very moment: it is told with the next round.
        if (!(error instanceof DomainError && error.code === 'collabs/stale')) throw error;
      }
    }
    return overdue.length + told;
  }
}

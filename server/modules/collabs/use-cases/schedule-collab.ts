import type { Actor, Clock, Transaction } from '../../../shared/kernel/index.js';
import { canSee, type Collab, schedule } from '../domain/collab.js';
import { collabErrors } from '../domain/collab.errors.js';
import type { CollabRepository } from '../ports/collab.repository.js';
import type { SlotRepository } from '../ports/slot.repository.js';

/** The influencer takes a published time. The place and the Collab change together. */
export class ScheduleCollab {
  constructor(
    private readonly collabs: CollabRepository,
    private readonly slots: SlotRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, id: string, slotId: string): Promise<Collab> {
    const collab = await this.collabs.get(id);
    if (!canSee(collab, actor)) throw collabErrors.notFound(id);

    const [scheduled, event] = schedule(collab, await this.slots.get(slotId), actor, this.clock.now());

    return this.transaction.inTransaction(async () => {
      await this.slots.take(slotId);
      return this.collabs.save(scheduled, event);
    });
  }
}

import type { Actor, Clock, Transaction } from '../../../shared/kernel/index.js';
import { canSee, type Collab, type CollabAction, move } from '../domain/collab.js';
import { collabErrors } from '../domain/collab.errors.js';
import type { CollabRepository } from '../ports/collab.repository.js';
import type { SlotRepository } from '../ports/slot.repository.js';

/** One of the parties takes the next step. A Collab that ends gives its place back. */
export class MoveCollab {
  constructor(
    private readonly collabs: CollabRepository,
    private readonly slots: SlotRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, id: string, action: Exclude<CollabAction, 'schedule'>, reason?: string): Promise<Collab> {
    const collab = await this.collabs.get(id);
    if (!canSee(collab, actor)) throw collabErrors.notFound(id); // do not reveal other people's Collabs

    const [moved, event] = move(collab, action, actor, this.clock.now(), reason);

    return this.transaction.inTransaction(async () => {
      const saved = await this.collabs.save(moved, event);
      if (saved.outcome !== 'open' && saved.slotId) await this.slots.free(saved.slotId);
      return saved;
    });
  }
}

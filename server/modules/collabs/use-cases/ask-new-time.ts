import type { Actor, Clock, Transaction } from '../../../shared/kernel/index.js';
import { canSee, type Collab } from '../domain/collab.js';
import { collabErrors } from '../domain/collab.errors.js';
import { checkReason } from '../domain/moves.js';
import { askNewTime } from '../domain/visit.js';
import type { CollabRepository } from '../ports/collab.repository.js';
import type { Places } from '../ports/neighbours.js';

/** The agreed time cannot be kept: its place goes back, and the influencer chooses again. */
export class AskNewTime {
  constructor(
    private readonly collabs: CollabRepository,
    private readonly places: Places,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws collabs/not-found, and what `check` throws */
  async execute(actor: Actor, id: string, reason?: string): Promise<Collab> {
    const collab = await this.collabs.get(id);
    if (!canSee(collab, actor)) throw collabErrors.notFound(id);

    const now = this.clock.now();
    const decision = askNewTime(collab, actor, now, reason);
    checkReason(actor, reason);

    return this.transaction.inTransaction(async () => {
      const saved = await this.collabs.save(...decision);
      if (collab.slotId) await this.places.free(collab.slotId, now);
      return saved;
    });
  }
}

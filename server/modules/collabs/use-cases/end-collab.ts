import type { Actor, Clock, Transaction } from '../../../shared/kernel/index.js';
import type { Collab, CollabEvent } from '../domain/collab.js';
import { givesCreditBack } from '../domain/return-of-credit.js';
import type { CollabRepository } from '../ports/collab.repository.js';
import type { Credits, Places } from '../ports/neighbours.js';

/** A Collab has ended, however it came to it: its place goes back, and so does its credit unless the brand cancelled late. */
export class EndCollab {
  constructor(
    private readonly collabs: CollabRepository,
    private readonly places: Places,
    private readonly credits: Credits,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, ended: Collab, event: CollabEvent): Promise<Collab> {
    const { id, brandId, slotId, outcome } = ended;
    return this.transaction.inTransaction(async () => {
      // the credit first, as when it is taken: who approves and who ends at once wait for each other in the same order
      if (givesCreditBack(ended, actor, this.clock.now()))
        await this.credits.giveBack(actor, brandId, id, `Collab ${outcome}`);
      const saved = await this.collabs.save(ended, event);
      const now = this.clock.now();
      await this.places.leave(id, now);
      if (slotId) await this.places.free(slotId, now);
      return saved;
    });
  }
}

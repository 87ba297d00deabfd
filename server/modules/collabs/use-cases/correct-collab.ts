import type { Actor, Clock, Transaction } from '../../../shared/kernel/index.js';
import type { Collab } from '../domain/collab.js';
import { correctGift, override, type Override } from '../domain/corrections.js';
import type { Places } from '../ports/neighbours.js';
import type { CollabRepository } from '../ports/repositories.js';
import { againWhenStale } from './again-when-stale.js';
import type { EndCollab } from './end-collab.js';

/** Staff correct a Collab in ways that ordinary moves can't. */
export class OverrideCollab {
  constructor(
    private readonly collabs: CollabRepository,
    private readonly places: Places,
    private readonly endCollab: EndCollab,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws collabs/not-found, collabs/reason-needed, collabs/cannot-override */
  execute(actor: Actor, id: string, to: Override, reason: string): Promise<Collab> {
    return againWhenStale(() => this.put(actor, id, to, reason));
  }

  private async put(actor: Actor, id: string, to: Override, reason: string): Promise<Collab> {
    const collab = await this.collabs.get(id);
    const now = this.clock.now();
    const [next, event] = override(collab, to, actor, now, reason);
    if (next.outcome !== 'open' && next.outcome !== 'completed') return this.endCollab.execute(actor, next, event);
    return this.transaction.inTransaction(async () => {
      const saved = await this.collabs.save(next, event);
      if (collab.slotId && next.slotId === null) await this.places.free(collab.slotId, now);
      return saved;
    });
  }
}

/** Staff correct what a gift was worth; the ledger of gifts follows the event. */
export class CorrectGift {
  constructor(
    private readonly collabs: CollabRepository,
    private readonly clock: Clock,
  ) {}

  /** `pence` is the retail value. @throws collabs/not-found, collabs/reason-needed, collabs/nothing-received, collabs/stale */
  execute(actor: Actor, id: string, pence: number, reason: string): Promise<Collab> {
    return againWhenStale(async () => {
      const collab = await this.collabs.get(id);
      return this.collabs.save(...correctGift(collab, pence, actor, this.clock.now(), reason));
    });
  }
}

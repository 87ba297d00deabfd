import type { Actor, Clock } from '../../../shared/kernel/index.js';
import type { Collab } from '../domain/collab.js';
import { correctGift } from '../domain/gift-value.js';
import type { CollabRepository } from '../ports/collab.repository.js';

/** Staff correct what a gift was worth; the ledger of gifts follows the event. */
export class CorrectGift {
  constructor(
    private readonly collabs: CollabRepository,
    private readonly clock: Clock,
  ) {}

  /** `pence` is the retail value. @throws collabs/not-found, collabs/reason-needed, collabs/nothing-received, collabs/stale */
  async execute(actor: Actor, id: string, pence: number, reason: string): Promise<Collab> {
    const collab = await this.collabs.get(id);
    return this.collabs.save(...correctGift(collab, pence, actor, this.clock.now(), reason));
  }
}

import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { confirmBill, contestBill, settleBill, typeBill } from '../domain/bill.js';
import { type Bill, canSee, type Collab, type CollabEvent } from '../domain/collab.js';
import { collabErrors } from '../domain/collab.errors.js';
import { checkReason } from '../domain/moves.js';
import type { CollabRepository } from '../ports/repositories.js';
import { againWhenStale } from './again-when-stale.js';

/** A step of a bill, and its input; amounts in pence. */
export type BillStep = Readonly<
  | { action: 'type-bill'; pence: number; typedBy: Bill['typedBy']; reason?: string }
  | { action: 'confirm-bill'; shownPence: number }
  | { action: 'contest-bill'; words: string; claimedPence: number | null }
  | { action: 'settle-bill'; pence: number; reason: string }
>;

/** Enters, answers or decides on a bill; the ledger of gifts follows the event. */
export class StepBill {
  constructor(
    private readonly collabs: CollabRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws collabs/not-found, collabs/not-your-move, collabs/wrong-step, collabs/too-late, collabs/reason-needed,
   * collabs/bill-changed
   */
  execute(actor: Actor, id: string, step: BillStep): Promise<Collab> {
    return againWhenStale(async () => {
      const collab = await this.collabs.get(id);
      if (!canSee(collab, actor)) throw collabErrors.notFound(id);
      return this.collabs.save(...decide(collab, step, actor, this.clock.now()));
    });
  }
}

function decide(collab: Collab, step: BillStep, actor: Actor, now: Date): [Collab, CollabEvent] {
  switch (step.action) {
    case 'type-bill':
      checkReason(actor, step.reason);
      return typeBill(collab, step.pence, step.typedBy, actor, now, step.reason);
    case 'confirm-bill':
      return confirmBill(collab, step.shownPence, actor, now);
    case 'contest-bill':
      return contestBill(collab, step.words, step.claimedPence, actor, now);
    case 'settle-bill':
      return settleBill(collab, step.pence, actor, now, step.reason);
  }
}

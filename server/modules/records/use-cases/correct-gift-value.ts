import type { Actor, Transaction } from '../../../shared/kernel/index.js';
import { standingOf } from '../domain/gift.js';
import { recordsErrors } from '../domain/records.errors.js';
import type { GiftCorrections } from '../ports/gift-corrections.js';
import type { GiftLedger } from '../ports/gift-ledger.js';
import type { NoteFacts } from './note-facts.js';

/** Staff correct what a gift was worth: the Collab's log and the ledger say so together, or neither. */
export class CorrectGiftValue {
  constructor(
    private readonly corrections: GiftCorrections,
    private readonly ledger: GiftLedger,
    private readonly note: NoteFacts,
    private readonly transaction: Transaction,
  ) {}

  /** `pence` is the retail value. @throws records/same-value, and what `GiftCorrections` throws */
  execute(actor: Actor, collabId: string, pence: number, reason: string): Promise<void> {
    return this.transaction.inTransaction(async () => {
      await this.note.execute(collabId);
      if (standingOf(await this.ledger.ofCollab(collabId))?.pence === pence) throw recordsErrors.sameValue(pence);
      await this.corrections.note(actor, collabId, pence, reason);
      await this.note.execute(collabId);
    });
  }
}

import type { Transaction } from '../../../shared/kernel/index.js';
import type { Fact } from '../domain/fact.js';
import { giftLinesOf } from '../domain/gift.js';
import { marksOf } from '../domain/marks.js';
import type { CollabLog } from '../ports/neighbours.js';
import type { GiftLedger, RecordBook } from '../ports/repositories.js';

/** Recalculates what one Collab says about both sides and the gift, from everything known, after one of its events. */
export class NoteFacts {
  constructor(
    private readonly log: CollabLog,
    private readonly book: RecordBook,
    private readonly ledger: GiftLedger,
    private readonly transaction: Transaction,
  ) {}

  /**
   * Reads the log up to now, so that late or reordered events are recorded in their own order. Idempotent. `told`: the
   * event just received about this Collab; it counts even if it has been erased from the log since.
   */
  async execute(collabId: string, told: readonly Fact[] = []): Promise<void> {
    await this.transaction.inTransaction(async () => {
      await this.book.add(collabId, [...(await this.log.factsOf(collabId)), ...told]);
      const all = await this.book.factsOf(collabId);
      await this.book.replaceMarks(collabId, marksOf(all, await this.log.contentDueOf(collabId)));
      if (all.some(({ name }) => name === 'collab.checked-in'))
        await this.ledger.add(giftLinesOf(all, (await this.ledger.valueOf(collabId)) ?? 0));
    });
  }
}

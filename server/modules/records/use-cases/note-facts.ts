import type { Transaction } from '../../../shared/kernel/index.js';
import type { Fact } from '../domain/fact.js';
import { giftLinesOf } from '../domain/gift.js';
import { marksOf } from '../domain/mark.js';
import type { GiftLedger } from '../ports/gift-ledger.js';
import type { RecordBook } from '../ports/record-book.js';

/** Something has happened in a Collab: what it says of both sides, and of the gift, is worked out from everything known of it. */
export class NoteFacts {
  constructor(
    private readonly book: RecordBook,
    private readonly ledger: GiftLedger,
    private readonly transaction: Transaction,
  ) {}

  /** `facts` are of this one Collab. May be told again. */
  async execute(collabId: string, facts: readonly Fact[]): Promise<void> {
    await this.transaction.inTransaction(async () => {
      await this.book.add(collabId, facts);
      const all = await this.book.factsOf(collabId);
      await this.book.replaceMarks(collabId, marksOf(all));
      if (all.some(({ name }) => name === 'collab.checked-in'))
        await this.ledger.add(giftLinesOf(all, await this.ledger.valueOf(collabId)));
    });
  }
}

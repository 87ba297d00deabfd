import type { Transaction } from '../../../shared/kernel/index.js';
import type { Fact } from '../domain/fact.js';
import { giftLinesOf } from '../domain/gift.js';
import { marksOf } from '../domain/marks.js';
import type { CollabLog } from '../ports/neighbours.js';
import type { GiftLedger, RecordBook } from '../ports/repositories.js';

/** Recalculates what Collabs say about both sides and the gift, from everything known, after their events. */
export class NoteFacts {
  constructor(
    private readonly log: CollabLog,
    private readonly book: RecordBook,
    private readonly ledger: GiftLedger,
    private readonly transaction: Transaction,
  ) {}

  /**
   * Reads the log up to now, so that late or reordered events are recorded in their own order. Idempotent. `told`: the
   * events just received about these Collabs; they count even if they have been erased from the log since.
   */
  async execute(collabIds: readonly string[], told: readonly Fact[] = []): Promise<void> {
    await this.transaction.inTransaction(async () => {
      await this.book.add(collabIds, [...(await this.log.factsOf(collabIds)), ...told]);
      const facts = await this.book.factsOf(collabIds);
      const dueAt = await this.log.contentDueOf(collabIds);
      const each = collabIds.map((id) => ({ id, all: facts.filter(({ collabId }) => collabId === id) }));
      await this.book.replaceMarks(
        collabIds,
        each.flatMap(({ id, all }) => marksOf(all, dueAt.get(id) ?? null)),
      );
      for (const { id, all } of each) await this.noteGift(id, all);
    });
  }

  private async noteGift(collabId: string, all: readonly Fact[]): Promise<void> {
    if (!all.some(({ name }) => name === 'collab.checked-in')) return;
    await this.ledger.add(giftLinesOf(all, (await this.ledger.valueOf(collabId)) ?? 0));
  }
}

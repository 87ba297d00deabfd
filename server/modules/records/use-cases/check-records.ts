import { type Difference, differencesOf } from '../domain/difference.js';
import type { Fact } from '../domain/fact.js';
import { giftLinesOf } from '../domain/gift.js';
import { marksOf } from '../domain/mark.js';
import type { CollabLog } from '../ports/collab-log.js';
import type { GiftLedger } from '../ports/gift-ledger.js';
import type { RecordBook } from '../ports/record-book.js';

const pageSize = 500;
const byTime = (one: Fact, other: Fact): number =>
  one.at.getTime() - other.at.getTime() || one.eventId.localeCompare(other.eventId);

export type CheckedCollab = Readonly<{ collabId: string; differences: readonly Difference[] }>;

/** Replays the log beside what is stored, and writes nothing. */
export class CheckRecords {
  constructor(
    private readonly log: CollabLog,
    private readonly book: RecordBook,
    private readonly ledger: GiftLedger,
  ) {}

  /** Collab by Collab, so that nothing has to be held. */
  async *execute(): AsyncGenerator<CheckedCollab> {
    for (let after: string | null = null; ;) {
      const ids: string[] = await this.log.collabsAfter(after, pageSize);
      for (const id of ids) yield { collabId: id, differences: await this.of(id) };
      if (ids.length < pageSize) return;
      after = ids.at(-1)!;
    }
  }

  private async of(collabId: string): Promise<Difference[]> {
    const [facts, stored, marks, gifts, value] = [
      (await this.log.factsOf(collabId)).toSorted(byTime),
      await this.book.factsOf(collabId),
      await this.book.marksOfCollab(collabId),
      await this.ledger.ofCollab(collabId),
      (await this.ledger.valueOf(collabId)) ?? 0,
    ];
    const replayed = { facts, marks: marksOf(facts), gifts: giftLinesOf(facts, value) };
    return differencesOf(collabId, replayed, { facts: stored, marks, gifts });
  }
}

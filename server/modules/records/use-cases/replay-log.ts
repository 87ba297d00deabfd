import { type Difference, differencesOf } from '../domain/difference.js';
import type { Fact } from '../domain/fact.js';
import { giftLinesOf } from '../domain/gift.js';
import { marksOf } from '../domain/marks.js';
import type { CollabLog } from '../ports/neighbours.js';
import type { GiftLedger, RecordBook } from '../ports/repositories.js';
import type { NoteFacts } from './note-facts.js';

const pageSize = 500;

/** Every Collab in the log, streamed page by page to limit memory. */
async function* collabsIn(log: CollabLog): AsyncGenerator<string> {
  for (let after: string | null = null; ;) {
    const ids: string[] = await log.collabsAfter(after, pageSize);
    yield* ids;
    if (ids.length < pageSize) return;
    after = ids.at(-1)!;
  }
}

/** Rebuilds every record from the log, online: correct ones aren't touched. */
export class RebuildRecords {
  constructor(
    private readonly log: CollabLog,
    private readonly note: NoteFacts,
  ) {}

  /** Returns how many Collabs were read. */
  async execute(): Promise<number> {
    let read = 0;
    for await (const id of collabsIn(this.log)) {
      await this.note.execute([id]);
      read++;
    }
    return read;
  }
}

const byTime = (one: Fact, other: Fact): number =>
  one.at.getTime() - other.at.getTime() || one.eventId.localeCompare(other.eventId);

export type CheckedCollab = Readonly<{ collabId: string; differences: readonly Difference[] }>;

/** Compares a replay of the log with what is stored, read-only. */
export class CheckRecords {
  constructor(
    private readonly log: CollabLog,
    private readonly book: RecordBook,
    private readonly ledger: GiftLedger,
  ) {}

  /** Collab by Collab. */
  async *execute(): AsyncGenerator<CheckedCollab> {
    for await (const id of collabsIn(this.log)) yield { collabId: id, differences: await this.of(id) };
  }

  private async of(collabId: string): Promise<Difference[]> {
    const [facts, stored, marks, gifts, value, dueAt] = [
      (await this.log.factsOf([collabId])).toSorted(byTime),
      await this.book.factsOf([collabId]),
      await this.book.marksOfCollab(collabId),
      await this.ledger.ofCollab(collabId),
      (await this.ledger.valueOf(collabId)) ?? 0,
      (await this.log.contentDueOf([collabId])).get(collabId) ?? null,
    ];
    const replayed = { facts, marks: marksOf(facts, dueAt), gifts: giftLinesOf(facts, value) };
    return differencesOf(collabId, replayed, { facts: stored, marks, gifts });
  }
}

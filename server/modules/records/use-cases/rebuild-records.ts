import type { CollabLog } from '../ports/collab-log.js';
import type { NoteFacts } from './note-facts.js';

const pageSize = 500;

/** Makes every record again from the log, while the product runs: what is stored and right already stays as it is. */
export class RebuildRecords {
  constructor(
    private readonly log: CollabLog,
    private readonly note: NoteFacts,
  ) {}

  /** Answers how many Collabs were read. */
  async execute(): Promise<number> {
    let read = 0;
    for (let after: string | null = null; ;) {
      const ids: string[] = await this.log.collabsAfter(after, pageSize);
      for (const id of ids) await this.note.execute(id);
      read += ids.length;
      if (ids.length < pageSize) return read;
      after = ids.at(-1)!;
    }
  }
}

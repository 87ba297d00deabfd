import { theProduct } from '../../../shared/kernel/index.js';
import { deletionEvent, oldestRestorable } from '../domain/deletion.js';
import type { DeletedProfiles } from '../ports/deleted-profiles.js';

const atATime = 20;

/** The time to bring a profile back has run out: it stays hidden for good, and whoever keeps something of it is told. */
export class EraseDeletedProfiles {
  constructor(private readonly deleted: DeletedProfiles) {}

  /** Answers how many it was. */
  async execute(now: Date): Promise<number> {
    const due = await this.deleted.due(oldestRestorable(now), atATime);
    for (const deletion of due)
      await this.deleted.erase(deletion.profileUid, now, deletionEvent(deletion, 'erased', theProduct, now));
    return due.length;
  }
}

import { CollabLetters, type CollabNews, sidesConcerned } from '../../ports/collab-letters.js';
import type { CollabRecord } from '../../ports/repositories.js';

type Told = Readonly<{ news: CollabNews; collabId: string; sides: ReturnType<typeof sidesConcerned> }>;

/** Records instead of writing. */
export class InMemoryCollabLetters extends CollabLetters {
  readonly told: Told[] = [];

  async tell(news: CollabNews, record: CollabRecord): Promise<void> {
    const sides = sidesConcerned(news, record);
    if (sides.length > 0) this.told.push({ news, collabId: record.collab.id, sides });
  }
}

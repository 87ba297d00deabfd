import type { Subject } from '../../domain/subject.js';
import type { Entry } from '../../ports/export-files.js';
import { Holders } from '../../ports/holders.js';

/** Remembers what was asked of it, in order. */
export class InMemoryHolders extends Holders {
  readonly asked: string[] = [];
  obstacles: string[] = [];

  async *entriesOf({ email }: Subject): AsyncIterable<Entry> {
    yield { name: 'identity.json', content: async function* () { yield Buffer.from(email); } }; // prettier-ignore
  }

  async obstaclesFor(): Promise<string[]> {
    return this.obstacles;
  }

  async withdraw({ userId }: Subject): Promise<void> {
    this.asked.push(`withdraw ${userId}`);
  }

  async bringBack({ userId }: Subject): Promise<void> {
    this.asked.push(`bring back ${userId}`);
  }

  async erase({ userId, profiles }: Subject): Promise<void> {
    this.asked.push(`erase ${userId} with ${profiles.map(({ uid }) => uid).join()}`);
  }
}

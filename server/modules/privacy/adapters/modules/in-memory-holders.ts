import type { Subject } from '../../domain/subject.js';
import type { Entry } from '../../ports/export-files.js';
import { Holders } from '../../ports/holders.js';

/** Remembers what was asked of it, in order. `meanwhile` is what others do while it collects or erases. */
export class InMemoryHolders extends Holders {
  readonly asked: string[] = [];
  obstacles: string[] = [];
  meanwhile = async (): Promise<void> => undefined;

  async *entriesOf({ email }: Subject): AsyncIterable<Entry> {
    await this.meanwhile();
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
    await this.meanwhile();
    this.asked.push(`erase ${userId} with ${profiles.map(({ uid }) => uid).join()}`);
  }
}

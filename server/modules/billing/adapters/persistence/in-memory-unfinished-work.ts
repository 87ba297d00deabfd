import { UnfinishedWork } from '../../ports/unfinished-work.js';

/** Says what it was told to say. */
export class InMemoryUnfinishedWork extends UnfinishedWork {
  extras: string[] = [];
  refunds: string[] = [];

  async unchargedExtras(): Promise<string[]> {
    return this.extras;
  }

  async unpaidRefunds(): Promise<string[]> {
    return this.refunds;
  }
}

import type { Actor } from '../../../../shared/kernel/index.js';
import type { Fact } from '../../domain/fact.js';
import { GiftCorrections } from '../../ports/gift-corrections.js';

/** Writes what the Collab's log then says of it. */
export class InMemoryGiftCorrections extends GiftCorrections {
  constructor(
    private readonly facts: Fact[],
    private readonly factOf: (collabId: string, pence: number) => Fact,
  ) {
    super();
  }

  async note(_: Actor, collabId: string, pence: number): Promise<void> {
    this.facts.push(this.factOf(collabId, pence));
  }
}

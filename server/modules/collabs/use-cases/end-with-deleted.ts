import type { Actor, ProfileRef } from '../../../shared/kernel/index.js';
import type { Deletions } from '../ports/neighbours.js';
import type { EndCollabsOf } from './end-collabs-of.js';

/**
 * What is open with a profile that has been deleted ends, also what was asked for in the very moment of it. Its offers are
 * only out of sight: they come back with a brand that is brought back.
 */
export class EndWithDeleted {
  constructor(
    private readonly deletions: Deletions,
    private readonly endCollabsOf: EndCollabsOf,
  ) {}

  /** Of `profiles`, those that are still deleted now: a profile that has been brought back keeps its Collabs. */
  async execute(actor: Actor, profiles: readonly ProfileRef[]): Promise<void> {
    for (const profile of await this.deletions.among(profiles)) await this.endCollabsOf.execute(actor, profile);
  }
}

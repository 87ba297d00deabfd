import { type Actor, type Clock, mayAsStaff } from '../../../shared/kernel/index.js';
import { mergeErrors } from '../domain/merge.errors.js';
import { profileErrors } from '../domain/profile.errors.js';
import type { Duplicates } from '../ports/duplicates.js';

/** Staff look for profiles of the same person, and say where they are two people's. */
export class SettleDuplicates {
  constructor(
    private readonly duplicates: Duplicates,
    private readonly clock: Clock,
  ) {}

  /** Looks through all profiles now; the product does so by itself every night. @throws profiles/not-staff */
  async search(actor: Actor): Promise<void> {
    checkMayMerge(actor);
    await this.duplicates.search(this.clock.now());
  }

  /** @throws profiles/not-staff, profiles/no-such-pair */
  async dismiss(actor: Actor, ids: readonly [string, string], different: boolean): Promise<void> {
    checkMayMerge(actor);
    const by = different ? actor.userId : null;
    if (!(await this.duplicates.dismiss(ids, by, this.clock.now()))) throw mergeErrors.noSuchPair();
  }
}

function checkMayMerge(actor: Actor): void {
  if (!mayAsStaff(actor, 'influencer.merge')) throw profileErrors.notStaff();
}

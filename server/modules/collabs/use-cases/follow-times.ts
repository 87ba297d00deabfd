import type { Clock } from '../../../shared/kernel/index.js';
import { followTimes } from '../domain/visit.js';
import type { Places } from '../ports/neighbours.js';
import type { CollabRepository } from '../ports/repositories.js';
import { againWhenStale } from './again-when-stale.js';

/** Recalculates the deadline to choose a time after the offer's times have changed, or someone has been approved. */
export class FollowTimes {
  constructor(
    private readonly collabs: CollabRepository,
    private readonly places: Places,
    private readonly clock: Clock,
  ) {}

  /** Idempotent: writes only what has changed. */
  execute(offerId: string): Promise<void> {
    return againWhenStale(() => this.follow(offerId)); // an influencer who has just been approved often chooses at once
  }

  /** The same, for this Collab's offer. */
  async ofCollab(collabId: string): Promise<void> {
    await this.execute((await this.collabs.get(collabId)).offerId);
  }

  private async follow(offerId: string): Promise<void> {
    const now = this.clock.now();
    const last = (await this.places.ofOffer(offerId)).at(-1)?.startsAt ?? null;
    for (const collab of await this.collabs.bookableOf(offerId)) {
      const followed = followTimes(collab, last && last > now ? last : null, now);
      if (followed) await this.collabs.save(...followed);
    }
  }
}

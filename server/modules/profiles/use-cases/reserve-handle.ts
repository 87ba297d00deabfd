import type { Clock } from '../../../shared/kernel/index.js';
import type { InfluencerRepository } from '../ports/influencer.repository.js';

/** Keeps a handle from those who join, so that a join that made nothing looks like one that did. */
export class ReserveHandle {
  constructor(
    private readonly influencers: InfluencerRepository,
    private readonly clock: Clock,
  ) {}

  async execute(handle: string): Promise<void> {
    await this.influencers.reserveHandle(handle, this.clock.now());
  }
}

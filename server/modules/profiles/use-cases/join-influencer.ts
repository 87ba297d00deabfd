import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { type Influencer, joinInfluencer, type NewInfluencer } from '../domain/influencer.js';
import type { InfluencerRepository } from '../ports/influencer.repository.js';

/** Someone joins as an influencer. Whose account it is, identity is told by the caller. */
export class JoinInfluencer {
  constructor(
    private readonly influencers: InfluencerRepository,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, details: NewInfluencer): Promise<Influencer> {
    return this.influencers.save(...joinInfluencer(details, actor, this.clock.now()));
  }
}

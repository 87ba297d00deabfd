import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { addInfluencer, type Influencer, type NewInfluencer } from '../domain/influencer.js';
import type { InfluencerRepository } from '../ports/influencer.repository.js';

/** Staff put in someone who has not joined yet. */
export class AddInfluencer {
  constructor(
    private readonly influencers: InfluencerRepository,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, details: NewInfluencer): Promise<Influencer> {
    return this.influencers.save(...addInfluencer(details, actor, this.clock.now()));
  }
}

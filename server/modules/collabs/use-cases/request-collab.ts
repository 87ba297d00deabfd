import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { type Collab, request } from '../domain/collab.js';
import type { CollabRepository } from '../ports/collab.repository.js';
import type { OfferRepository } from '../ports/offer.repository.js';

/** An influencer asks for an offer. */
export class RequestCollab {
  constructor(
    private readonly offers: OfferRepository,
    private readonly collabs: CollabRepository,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, offerId: string, influencerId: string, note: string): Promise<Collab> {
    const offer = await this.offers.get(offerId);

    return this.collabs.save(...request(offer, influencerId, note, actor, this.clock.now()));
  }
}

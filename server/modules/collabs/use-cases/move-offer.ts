import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { moveOffer, type Offer, type OfferAction } from '../domain/offer.js';
import type { OfferRepository } from '../ports/offer.repository.js';

/** A brand pauses, resumes or ends its offer. */
export class MoveOffer {
  constructor(
    private readonly offers: OfferRepository,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, id: string, action: OfferAction): Promise<Offer> {
    const offer = await this.offers.get(id);

    return this.offers.save(...moveOffer(offer, action, actor, this.clock.now()));
  }
}

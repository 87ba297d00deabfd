import type { Actor, Clock, Transaction } from '../../../shared/kernel/index.js';
import { moveOffer } from '../domain/offer.js';
import type { OfferRepository } from '../ports/offer.repository.js';

/** A brand's account is closed: what it still offers ends. */
export class EndOffers {
  constructor(
    private readonly offers: OfferRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** `actor` is the person whose account it is, in the brand. May be asked again. */
  async execute(actor: Actor, brandId: string): Promise<void> {
    await this.transaction.inTransaction(async () => {
      for (const offer of await this.offers.runningOf(brandId))
        await this.offers.save(...moveOffer(offer, 'end', actor, this.clock.now()));
    });
  }
}

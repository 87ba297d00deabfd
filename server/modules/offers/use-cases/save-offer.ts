import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { canSeeOffer } from '../domain/offer.js';
import { offerErrors } from '../domain/offer.errors.js';
import type { OfferRepository, SavedOffers } from '../ports/repositories.js';

/** An influencer saves an offer, or removes it from the saved ones. */
export class SaveOffer {
  constructor(
    private readonly offers: OfferRepository,
    private readonly saved: SavedOffers,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, offerId: string, keep: boolean): Promise<void> {
    const influencerId = actor.profile!.uid;
    if (!keep) return this.saved.remove(influencerId, offerId);

    if (!canSeeOffer(await this.offers.get(offerId), actor)) throw offerErrors.notFound(offerId);
    await this.saved.add(influencerId, offerId, this.clock.now());
  }
}

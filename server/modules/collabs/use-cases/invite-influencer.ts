import type { Actor, Clock, Transaction } from '../../../shared/kernel/index.js';
import { type Collab, invite, send, sidesOf } from '../domain/collab.js';
import { collabErrors } from '../domain/collab.errors.js';
import type { CollabRepository } from '../ports/repositories.js';
import type { Credits, Deletions, Offers } from '../ports/neighbours.js';

/** Who is invited to what; `agreedPence` is the price that the brand was shown. */
export type Invitation = Readonly<{ offerId: string; influencerId: string; note: string; agreedPence?: number }>;

/**
 * A brand invites an influencer. Its credit is reserved until the influencer answers; an invitation that has to be paid
 * for is sent after payment.
 */
export class InviteInfluencer {
  constructor(
    private readonly offers: Offers,
    private readonly collabs: CollabRepository,
    private readonly credits: Credits,
    private readonly deletions: Deletions,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the Collab; `isUnsent` says whether it is waiting for its payment.
   * @throws collabs/offer-not-found, collabs/offer-not-live, collabs/side-gone, collabs/already-requested,
   * collabs/costs-more
   */
  async execute(actor: Actor, { offerId, influencerId, note, agreedPence = Infinity }: Invitation): Promise<Collab> {
    const offer = await this.offers.get(offerId);
    const now = this.clock.now();
    const [unsent, asked] = invite(offer, influencerId, note, actor, now);
    if ((await this.deletions.among(sidesOf(unsent))).length > 0) throw collabErrors.sideGone();

    return this.transaction.inTransaction(async () => {
      const { state, pricePence } = await this.credits.reserve(actor, offer.brandId, unsent.id);
      if (pricePence > agreedPence) throw collabErrors.costsMore(pricePence, this.credits.vat);
      return this.collabs.save(...(state === 'payment-needed' ? ([unsent, asked] as const) : send(unsent, actor, now)));
    });
  }
}

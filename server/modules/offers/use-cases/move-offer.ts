import type { Actor, Clock, Transaction } from '../../../shared/kernel/index.js';
import { moveOffer, type Offer, type OfferAction } from '../domain/offer.js';
import { offerErrors } from '../domain/offer.errors.js';
import type { OfferRepository, SlotRepository } from '../ports/repositories.js';

/** A brand publishes its draft, pauses, resumes or ends its offer. */
export class MoveOffer {
  constructor(
    private readonly offers: OfferRepository,
    private readonly slots: SlotRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws collabs/offer-not-found, collabs/offer-wrong-state, collabs/brief-hides-ad, collabs/asks-for-reviews, collabs/times-needed */
  async execute(actor: Actor, id: string, action: OfferAction): Promise<Offer> {
    const offer = await this.offers.get(id);
    const now = this.clock.now();
    const [moved, event] = moveOffer(offer, action, actor, now);
    if (moved.state === 'live' && !moved.shipped) await this.checkTimes(id, now);

    return this.offers.save(moved, event);
  }

  /** A visit without any upcoming time isn't shown. */
  private async checkTimes(offerId: string, now: Date): Promise<void> {
    const slots = await this.slots.ofOffer(offerId);
    if (!slots.some(({ startsAt }) => startsAt > now)) throw offerErrors.timesNeeded();
  }
}

/** A brand's account is closed: its live and paused offers end. */
export class EndOffers {
  constructor(
    private readonly offers: OfferRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** `actor` is the person whose account it is, in the brand. Idempotent. */
  async execute(actor: Actor, brandId: string): Promise<void> {
    await this.transaction.inTransaction(async () => {
      for (const offer of await this.offers.runningOf(brandId))
        await this.offers.save(...moveOffer(offer, 'end', actor, this.clock.now()));
    });
  }
}

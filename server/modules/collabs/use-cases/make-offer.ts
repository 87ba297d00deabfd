import type { Actor, Clock, Transaction } from '../../../shared/kernel/index.js';
import { makeOffer, type Offer, type Terms } from '../domain/offer.js';
import { openSlot } from '../domain/slot.js';
import type { OfferRepository } from '../ports/offer.repository.js';
import type { SlotRepository } from '../ports/slot.repository.js';

export type Opening = Readonly<{ startsAt: Date; capacity: number }>;

/** A brand publishes an offer with the times at which it can be taken. */
export class MakeOffer {
  constructor(
    private readonly offers: OfferRepository,
    private readonly slots: SlotRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  execute(actor: Actor, brandId: string, terms: Terms, openings: readonly Opening[]): Promise<Offer> {
    const [offer, event] = makeOffer(brandId, terms, actor, this.clock.now());

    return this.transaction.inTransaction(async () => {
      const saved = await this.offers.save(offer, event);
      await this.slots.add(openings.map(({ startsAt, capacity }) => openSlot(offer.id, startsAt, capacity)));
      return saved;
    });
  }
}

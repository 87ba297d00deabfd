import type { Actor, Clock, Transaction } from '../../../shared/kernel/index.js';
import { makeOffer, type Offer, type Terms, type Where } from '../domain/offer.js';
import { offerErrors } from '../domain/offer.errors.js';
import { checkOpenings, openSlot, type Opening } from '../domain/slot.js';
import type { OfferRepository } from '../ports/offer.repository.js';
import type { SlotRepository } from '../ports/slot.repository.js';
import type { Venues } from '../ports/venues.js';

export type { Opening };

/** Beyond its terms: the brand's venue at which it takes place, days on which nobody can come, and whether it is shown yet. */
export type OfferDetails = Readonly<{ venueId?: string; blackoutDates?: readonly string[]; draft?: boolean }>;

/** A brand publishes an offer with the times at which it can be taken. */
export class MakeOffer {
  constructor(
    private readonly offers: OfferRepository,
    private readonly slots: SlotRepository,
    private readonly venues: Venues,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws collabs/venue-unknown, collabs/slot-closed, collabs/times-needed */
  async execute(
    actor: Actor,
    brandId: string,
    terms: Terms,
    openings: readonly Opening[],
    { draft = false, ...place }: OfferDetails = {},
  ): Promise<Offer> {
    const where = await whereFor(this.venues, brandId, place);
    checkOpenings(openings, where.blackoutDates);
    if (!draft && !terms.shipped && openings.length === 0) throw offerErrors.timesNeeded();
    const [offer, event] = makeOffer(brandId, terms, actor, this.clock.now(), where, draft ? 'draft' : 'live');

    return this.transaction.inTransaction(async () => {
      const saved = await this.offers.save(offer, event);
      if (!terms.shipped)
        await this.slots.add(openings.map(({ startsAt, capacity }) => openSlot(offer.id, startsAt, capacity)));
      return saved;
    });
  }
}

/** Where an offer of this brand takes place. @throws collabs/venue-unknown */
export async function whereFor(
  venues: Venues,
  brandId: string,
  { venueId, blackoutDates = [] }: Omit<OfferDetails, 'draft'>,
): Promise<Where> {
  const point = venueId ? await venues.placeOf(brandId, venueId) : null;
  if (point === undefined) throw offerErrors.venueUnknown();
  return { venueId: venueId ?? null, point, blackoutDates };
}

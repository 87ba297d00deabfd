import type { Actor, Clock, Transaction } from '../../../shared/kernel/index.js';
import { changeOffer, type Offer, ownsOffer } from '../domain/offer.js';
import { offerErrors } from '../domain/offer.errors.js';
import { type Opening, openSlot, type Slot } from '../domain/slot.js';
import type { OfferRepository, SlotRepository } from '../ports/repositories.js';
import type { BrandFiles, Venues } from '../ports/neighbours.js';
import { type OfferDetails, photoPathFor, whereFor, type WrittenTerms } from './make-offer.js';

/** A brand changes an offer and its times. Existing agreements stay as they are. */
export class ChangeOffer {
  constructor(
    private readonly offers: OfferRepository,
    private readonly slots: SlotRepository,
    private readonly venues: Venues,
    private readonly files: BrandFiles,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * `openings` is the full list of upcoming times; those that are missing are removed.
   * @throws collabs/offer-not-found, collabs/offer-wrong-state, collabs/venue-unknown, collabs/slot-closed,
   * collabs/slot-taken, collabs/offer-photo-missing, collabs/offer-photo-no-picture
   */
  async execute(
    actor: Actor,
    id: string,
    terms: WrittenTerms,
    openings: readonly Opening[],
    { photoId, ...place }: Omit<OfferDetails, 'draft'> = {},
  ): Promise<Offer> {
    const offer = await this.offers.get(id);
    if (!ownsOffer(offer, actor)) throw offerErrors.notFound(id);
    const where = await whereFor(this.venues, offer.brandId, place, openings);
    if (offer.state === 'live' && !terms.shipped && openings.length === 0) throw offerErrors.timesNeeded();
    const now = this.clock.now();

    return this.transaction.inTransaction(async () => {
      const photoPath = await photoPathFor(this.files, { ...offer, photoId });
      const decision = changeOffer(offer, { ...terms, photoPath }, where, actor, now);
      const saved = await this.offers.save(...decision);
      const toCome = (await this.slots.ofOffer(id)).filter(({ startsAt }) => startsAt > now);
      await this.setTimes(id, toCome, terms.shipped ? [] : openings, now);
      return saved;
    });
  }

  private async setTimes(
    offerId: string,
    slots: readonly Slot[],
    openings: readonly Opening[],
    now: Date,
  ): Promise<void> {
    const wanted = new Map(openings.map(({ startsAt, capacity }) => [startsAt.getTime(), capacity]));
    for (const { id, startsAt, capacity } of slots) {
      const places = wanted.get(startsAt.getTime());
      if (places === undefined) await this.slots.remove(id);
      else if (places !== capacity) await this.slots.resize(id, places, now);
      wanted.delete(startsAt.getTime());
    }
    await this.slots.add([...wanted].map(([startsAt, places]) => openSlot(offerId, new Date(startsAt), places)));
  }
}

import type { Offer, OfferEvent } from '../../domain/offer.js';
import { offerErrors } from '../../domain/offer.errors.js';
import { OfferRepository } from '../../ports/offer.repository.js';

export class InMemoryOfferRepository extends OfferRepository {
  readonly events: OfferEvent[] = [];
  private readonly offers = new Map<string, Offer>();

  async get(id: string): Promise<Offer> {
    const offer = this.offers.get(id);
    if (!offer) throw offerErrors.notFound(id);
    return offer;
  }

  async runningOf(brandId: string): Promise<Offer[]> {
    return [...this.offers.values()].filter(
      (offer) => offer.brandId === brandId && (offer.state === 'live' || offer.state === 'paused'),
    );
  }

  async save(offer: Offer, ...events: OfferEvent[]): Promise<Offer> {
    if ((this.offers.get(offer.id)?.version ?? 0) !== offer.version) throw offerErrors.stale(offer.id);
    const next = { ...offer, version: offer.version + 1 };
    this.offers.set(next.id, next);
    this.events.push(...events);
    return next;
  }
}

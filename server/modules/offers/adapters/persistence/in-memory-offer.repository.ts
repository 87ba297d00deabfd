import type { Offer, OfferEvent } from '../../domain/offer.js';
import { offerDefaultsErrors, offerErrors } from '../../domain/offer.errors.js';
import { OfferDefaultsRepository, OfferRepository, SavedOffers } from '../../ports/offer.repository.js';
import { type OfferDefaults, type OfferDefaultsEvent, usualOfferDefaults } from '../../domain/offer-defaults.js';

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

export class InMemoryOfferDefaultsRepository extends OfferDefaultsRepository {
  readonly events: OfferDefaultsEvent[] = [];
  private readonly kept = new Map<string, OfferDefaults>();

  async of(brandId: string): Promise<OfferDefaults> {
    return this.kept.get(brandId) ?? usualOfferDefaults(brandId);
  }

  async save(defaults: OfferDefaults, event: OfferDefaultsEvent): Promise<OfferDefaults> {
    if ((this.kept.get(defaults.brandId)?.version ?? 0) !== defaults.version) throw offerDefaultsErrors.stale();
    const next = { ...defaults, version: defaults.version + 1 };
    this.kept.set(next.brandId, next);
    this.events.push(event);
    return next;
  }
}

export class InMemorySavedOffers extends SavedOffers {
  private readonly marks = new Map<string, Map<string, Date>>();

  async add(influencerId: string, offerId: string, now: Date): Promise<void> {
    const mine = this.marks.get(influencerId) ?? new Map<string, Date>();
    if (!mine.has(offerId)) mine.set(offerId, now);
    this.marks.set(influencerId, mine);
  }

  async remove(influencerId: string, offerId: string): Promise<void> {
    this.marks.get(influencerId)?.delete(offerId);
  }

  async of(influencerId: string): Promise<readonly string[]> {
    const mine = [...(this.marks.get(influencerId) ?? [])];
    return mine.sort(([, a], [, b]) => b.getTime() - a.getTime()).map(([offerId]) => offerId);
  }
}

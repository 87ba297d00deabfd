import { type Venue, Venues } from '../ports/neighbours.js';
import type { Offer, OfferEvent } from '../domain/offer.js';
import { offerDefaultsErrors, offerErrors } from '../domain/offer.errors.js';
import {
  OfferDefaultsRepository,
  OfferRepository,
  SavedOffers,
  type HeldPlace,
  SlotRepository,
  type Wait,
} from '../ports/repositories.js';
import { type OfferDefaults, type OfferDefaultsEvent, usualOfferDefaults } from '../domain/offer-defaults.js';
import { heldUntil, type Slot } from '../domain/slot.js';

export class InMemoryVenues extends Venues {
  /** By brand id and venue id, separated by a slash. */
  readonly known = new Map<string, Venue>();

  async find(brandId: string, venueId: string): Promise<Venue | undefined> {
    return this.known.get(`${brandId}/${venueId}`);
  }
}

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

type Waiting = HeldPlace & { since: Date; held: boolean; told: boolean };

export class InMemorySlotRepository extends SlotRepository {
  private readonly slots = new Map<string, Slot>();
  private readonly waits = new Map<string, Waiting>();

  async add(slots: readonly Slot[]): Promise<void> {
    for (const slot of slots) this.slots.set(slot.id, slot);
  }

  async get(id: string): Promise<Slot> {
    return this.find(id);
  }

  async ofOffer(offerId: string): Promise<Slot[]> {
    const mine = [...this.slots.values()].filter((slot) => slot.offerId === offerId);
    return mine.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  }

  async resize(id: string, capacity: number, now: Date): Promise<void> {
    const slot = this.find(id);
    if (slot.taken > capacity) throw offerErrors.slotTaken();
    this.slots.set(id, { ...slot, capacity, taken: capacity });
    for (let { taken } = slot; taken < capacity; taken++) await this.free(id, now);
  }

  async remove(id: string): Promise<void> {
    if (this.find(id).taken > 0) throw offerErrors.slotTaken();
    this.slots.delete(id);
  }

  async take(id: string, collabId: string, now: Date): Promise<void> {
    const slot = this.find(id);
    const wait = this.waits.get(collabId);
    if (wait?.held && wait.slotId === id && wait.endsAt > now) {
      this.waits.delete(collabId);
      return;
    }
    if (slot.taken >= slot.capacity) throw offerErrors.slotFull();
    this.slots.set(id, { ...slot, taken: slot.taken + 1 });
  }

  async free(id: string, now: Date): Promise<void> {
    const slot = this.find(id);
    const [next] = [...this.waits.values()]
      .filter(({ slotId, held }) => slotId === id && !held && slot.startsAt > now)
      .sort((a, b) => a.since.getTime() - b.since.getTime() || a.collabId.localeCompare(b.collabId));
    if (!next) return void this.slots.set(id, { ...slot, taken: Math.max(0, slot.taken - 1) });
    const endsAt = new Date(Math.min(next.endsAt.getTime(), heldUntil(now).getTime()));
    this.waits.set(next.collabId, { ...next, held: true, told: false, endsAt });
  }

  async wait({ id, startsAt }: Pick<Slot, 'id' | 'startsAt'>, collabId: string, now: Date): Promise<void> {
    const { taken, capacity } = this.find(id);
    if (taken < capacity) throw offerErrors.placeFree();
    if (this.waits.get(collabId)?.held) return;
    this.waits.set(collabId, { collabId, slotId: id, since: now, held: false, told: false, endsAt: startsAt });
  }

  async leave(collabId: string, now: Date): Promise<void> {
    const wait = this.waits.get(collabId);
    this.waits.delete(collabId);
    if (wait?.held) await this.free(wait.slotId, now);
  }

  async waitsOf(collabIds: readonly string[]): Promise<readonly Wait[]> {
    return collabIds
      .flatMap((id) => this.waits.get(id) ?? [])
      .map(({ collabId, slotId, held, endsAt }) => ({
        collabId,
        slotId,
        startsAt: this.find(slotId).startsAt,
        held,
        endsAt,
      }));
  }

  async overdue(now: Date, limit: number): Promise<readonly string[]> {
    const over = [...this.waits.values()].filter(({ endsAt }) => endsAt <= now);
    return over.slice(0, limit).map(({ collabId }) => collabId);
  }

  async untold(limit: number): Promise<readonly HeldPlace[]> {
    const waits = [...this.waits.values()].filter(({ held, told }) => held && !told).slice(0, limit);
    return waits.map(({ collabId, slotId, endsAt }) => ({ collabId, slotId, endsAt }));
  }

  async markTold(collabId: string): Promise<void> {
    const wait = this.waits.get(collabId);
    if (wait) this.waits.set(collabId, { ...wait, told: true });
  }

  private find(id: string): Slot {
    const slot = this.slots.get(id);
    if (!slot) throw offerErrors.slotNotFound(id);
    return slot;
  }
}

import type { Offer, OfferEvent } from '../domain/offer.js';
import type { OfferDefaults, OfferDefaultsEvent } from '../domain/offer-defaults.js';
import type { Slot } from '../domain/slot.js';

/** Where offers live. The promises below are executable: see repositories.contract.ts. */
export abstract class OfferRepository {
  /** @throws offerErrors.notFound */
  abstract get(id: string): Promise<Offer>;

  /** Every offer of this brand that is live or paused, oldest first. */
  abstract runningOf(brandId: string): Promise<Offer[]>;

  /**
   * Stores the state and its events together, or neither. Returns the stored state (next version).
   * @throws offerErrors.stale when the stored version is not the one this offer was read at
   */
  abstract save(offer: Offer, ...events: OfferEvent[]): Promise<Offer>;
}

/** Where it is kept what brands' offers begin with. The promises below are executable: see repositories.contract.ts. */
export abstract class OfferDefaultsRepository {
  /** What this brand has said; what is usual where it has said nothing. */
  abstract of(brandId: string): Promise<OfferDefaults>;

  /**
   * Stores the state and its event together, or neither. Returns the stored state (next version).
   * @throws offerDefaultsErrors.stale when the stored version is not the one this was read at
   */
  abstract save(defaults: OfferDefaults, event: OfferDefaultsEvent): Promise<OfferDefaults>;
}

/** Which offers an influencer has marked to come back to. The promises below are executable: see repositories.contract.ts. */
export abstract class SavedOffers {
  /** Marks an offer; one that is marked stays so. The offer must exist. */
  abstract add(influencerId: string, offerId: string, now: Date): Promise<void>;

  /** Takes the mark away, if there is one. */
  abstract remove(influencerId: string, offerId: string): Promise<void>;

  /** The ids of the marked ones, the latest first. */
  abstract of(influencerId: string): Promise<readonly string[]>;
}

/** A free place held for the one who has waited longest, until `endsAt`. */
export type HeldPlace = Readonly<{ collabId: string; slotId: string; endsAt: Date }>;

/** The full time for which a Collab waits; with `held` there is a place for it until `endsAt`. */
export type Wait = Readonly<{ collabId: string; slotId: string; startsAt: Date; held: boolean; endsAt: Date }>;

/**
 * The bookable times, and who waits for a full one. Races for the last place are settled here, and a place that becomes free, or
 * is added, goes to those who wait before anyone else can take it: see repositories.contract.ts.
 */
export abstract class SlotRepository {
  abstract add(slots: readonly Slot[]): Promise<void>;

  /** @throws offerErrors.slotNotFound */
  abstract get(id: string): Promise<Slot>;

  /** All times of an offer, the earliest first. */
  abstract ofOffer(offerId: string): Promise<Slot[]>;

  /**
   * Changes how many can come, never to fewer than have taken a place; an added one is passed on as in `free`. @throws
   * offerErrors.slotTaken
   */
  abstract resize(id: string, capacity: number, now: Date): Promise<void>;

  /** Takes a time away that nobody has taken, or has it no more. @throws offerErrors.slotTaken */
  abstract remove(id: string): Promise<void>;

  /**
   * Takes one place for a Collab, atomically: the one that is held for it, or a free one. It waits for nothing afterwards.
   * @throws offerErrors.slotFull when there is none
   */
  abstract take(id: string, collabId: string, now: Date): Promise<void>;

  /** Gives one place back: held for a day for the one who has waited longest, or free for all. */
  abstract free(id: string, now: Date): Promise<void>;

  /** Puts a Collab on the waiting list of a time, until the time begins; it waits for one time at most. @throws offerErrors.placeFree */
  abstract wait(slot: Pick<Slot, 'id' | 'startsAt'>, collabId: string, now: Date): Promise<void>;

  /** Takes a Collab off any list; a place held for it is passed on as in `free`. */
  abstract leave(collabId: string, now: Date): Promise<void>;

  /** For what these Collabs wait; those that wait for nothing are missing. */
  abstract waitsOf(collabIds: readonly string[]): Promise<readonly Wait[]>;

  /** Some of those who have waited or kept a place for too long, as of `now`. */
  abstract overdue(now: Date, limit: number): Promise<readonly string[]>;

  /** Some of the held places whose holders haven't been notified. */
  abstract untold(limit: number): Promise<readonly HeldPlace[]>;

  /** The holder has been notified. */
  abstract markTold(collabId: string, now: Date): Promise<void>;
}

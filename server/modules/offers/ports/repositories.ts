import type { Offer, OfferEvent } from '../domain/offer.js';
import type { OfferDefaults, OfferDefaultsEvent } from '../domain/offer-defaults.js';
import type { Slot } from '../domain/slot.js';

/** Stores offers. The promises below are executable: see repositories.contract.ts. */
export abstract class OfferRepository {
  /** @throws offerErrors.notFound */
  abstract get(id: string): Promise<Offer>;

  /** Every live or paused offer of this brand, oldest first. */
  abstract runningOf(brandId: string): Promise<Offer[]>;

  /**
   * Stores the state and its events together, or neither. Returns the stored state (next version).
   * @throws offerErrors.stale when the stored version is not the one this offer was read at
   */
  abstract save(offer: Offer, ...events: OfferEvent[]): Promise<Offer>;
}

/** Stores the defaults of brands' offers. The promises below are executable: see repositories.contract.ts. */
export abstract class OfferDefaultsRepository {
  /** This brand's defaults; the product's if it has none. */
  abstract of(brandId: string): Promise<OfferDefaults>;

  /**
   * Stores the state with its event. Returns the stored state (next version).
   * @throws offerDefaultsErrors.stale when the stored version is not the one this was read at
   */
  abstract save(defaults: OfferDefaults, event: OfferDefaultsEvent): Promise<OfferDefaults>;
}

/** Stores the offers that influencers have saved. The promises below are executable: see repositories.contract.ts. */
export abstract class SavedOffers {
  /** Saves an offer, which must exist. Idempotent. */
  abstract add(influencerId: string, offerId: string, now: Date): Promise<void>;

  /** Removes it from the saved ones, if there. */
  abstract remove(influencerId: string, offerId: string): Promise<void>;

  /** The ids of saved offers, latest first. */
  abstract of(influencerId: string): Promise<readonly string[]>;
}

/** A free place held until `endsAt` for the first in the waiting list. */
export type HeldPlace = Readonly<{ collabId: string; slotId: string; endsAt: Date }>;

/** The full time that a Collab is waiting for; with `held`, a place is reserved for it until `endsAt`. */
export type Wait = Readonly<{ collabId: string; slotId: string; startsAt: Date; held: boolean; endsAt: Date }>;

/**
 * Stores bookable times and their waiting lists. Races for the last place are settled here, and a place that becomes
 * free or is added goes to the waiting list before anyone else can take it: see repositories.contract.ts.
 */
export abstract class SlotRepository {
  abstract add(slots: readonly Slot[]): Promise<void>;

  /** @throws offerErrors.slotNotFound */
  abstract get(id: string): Promise<Slot>;

  /** All times of an offer, earliest first. */
  abstract ofOffer(offerId: string): Promise<Slot[]>;

  /**
   * Changes the number of places, never below those taken; an added one is passed on as in `free`. @throws
   * offerErrors.slotTaken
   */
  abstract resize(id: string, capacity: number, now: Date): Promise<void>;

  /** Deletes a time that nobody has taken. Idempotent. @throws offerErrors.slotTaken */
  abstract remove(id: string): Promise<void>;

  /**
   * Takes one place for a Collab, atomically: the one held for it, or a free one. Also removes it from any waiting
   * list.
   * @throws offerErrors.slotFull when there is none
   */
  abstract take(id: string, collabId: string, now: Date): Promise<void>;

  /** Releases one place: held for a day for the first in the waiting list, or free for all. */
  abstract free(id: string, now: Date): Promise<void>;

  /**
   * Adds a Collab to a time's waiting list, until the time begins; it can be on one list at most. @throws
   * offerErrors.placeFree
   */
  abstract wait(slot: Pick<Slot, 'id' | 'startsAt'>, collabId: string, now: Date): Promise<void>;

  /** Removes a Collab from any list; a place held for it is passed on as in `free`. */
  abstract leave(collabId: string, now: Date): Promise<void>;

  /** What these Collabs are waiting for; those not on a list are missing. */
  abstract waitsOf(collabIds: readonly string[]): Promise<readonly Wait[]>;

  /** A batch of Collabs that have waited or held a place for too long, as of `now`. */
  abstract overdue(now: Date, limit: number): Promise<readonly string[]>;

  /** A batch of held places whose holders haven't been notified. */
  abstract untold(limit: number): Promise<readonly HeldPlace[]>;

  /** The holder has been notified. */
  abstract markTold(collabId: string, now: Date): Promise<void>;
}

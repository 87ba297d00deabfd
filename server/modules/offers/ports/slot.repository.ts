import type { Slot } from '../domain/slot.js';

/** A place that has become free and is kept for whoever waited longest, until `endsAt`. */
export type HeldPlace = Readonly<{ collabId: string; slotId: string; endsAt: Date }>;

/** The full time for which a Collab waits; with `held` there is a place for it until `endsAt`. */
export type Wait = Readonly<{ collabId: string; slotId: string; startsAt: Date; held: boolean; endsAt: Date }>;

/**
 * Where the bookable times are, and who waits for a full one. Races for the last place are settled here, and a place that
 * becomes free, or is added, goes to whoever waits before anybody else can take it: see slot.repository.contract.ts.
 */
export abstract class SlotRepository {
  abstract add(slots: readonly Slot[]): Promise<void>;

  /** @throws offerErrors.slotNotFound */
  abstract get(id: string): Promise<Slot>;

  /** All times of an offer, the earliest first. */
  abstract ofOffer(offerId: string): Promise<Slot[]>;

  /** Changes how many can come, never to fewer than have taken a place; one that is added goes on as in `free`. @throws offerErrors.slotTaken */
  abstract resize(id: string, capacity: number, now: Date): Promise<void>;

  /** Takes a time away that nobody has taken, or has it no more. @throws offerErrors.slotTaken */
  abstract remove(id: string): Promise<void>;

  /**
   * Takes one place for a Collab, atomically: the one that is held for it, or a free one. It waits for nothing afterwards.
   * @throws offerErrors.slotFull when there is none
   */
  abstract take(id: string, collabId: string, now: Date): Promise<void>;

  /** Gives one place back: to whoever has waited longest, who has it held for a day, or to all. */
  abstract free(id: string, now: Date): Promise<void>;

  /** Puts a Collab on the waiting list of a time, until the time begins; it waits for one time at most. @throws offerErrors.placeFree */
  abstract wait(slot: Pick<Slot, 'id' | 'startsAt'>, collabId: string, now: Date): Promise<void>;

  /** Takes a Collab off any list; a place that was held for it goes on as in `free`. */
  abstract leave(collabId: string, now: Date): Promise<void>;

  /** For what these Collabs wait; those that wait for nothing are missing. */
  abstract waitsOf(collabIds: readonly string[]): Promise<readonly Wait[]>;

  /** Some of those who have waited or kept a place for too long, as of `now`. */
  abstract overdue(now: Date, limit: number): Promise<readonly string[]>;

  /** Some of the places that are held and of which nobody has been told. */
  abstract untold(limit: number): Promise<readonly HeldPlace[]>;

  /** Whoever is here has been told. */
  abstract markTold(collabId: string, now: Date): Promise<void>;
}

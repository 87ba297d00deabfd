import type { StandingBill } from '../../../contract/rules/bill.js';
import type { Actor } from '../../../shared/kernel/index.js';
import type { DoorVisit } from '../domain/door.js';

export type PlaceNames = Readonly<{ brand: string; venues: ReadonlyMap<string, string> }>;

export type AwaitedVisit = Readonly<{ venueId: string | null; closesAt: Date }>;

/** What the door needs from Collabs. The promises are executable: see visits.contract.ts. */
export abstract class Visits {
  /** A brand's visits that begin between these times, earliest first: awaited, checked in, or cancelled. */
  abstract between(brandId: string, from: Date, until: Date): Promise<readonly DoorVisit[]>;

  /** These visits of a brand, in any state. */
  abstract of(brandId: string, collabIds: readonly string[]): Promise<readonly DoorVisit[]>;

  /**
   * Checks that this guest could be checked in now. @throws collabs/not-found, collabs/wrong-step, collabs/not-due-yet,
   * collabs/too-late
   */
  abstract checkAwaited(actor: Actor, collabId: string): Promise<void>;

  /**
   * The venue of a visit that is still awaited, and when its check-in closes. @throws collabs/not-found,
   * collabs/wrong-step, collabs/too-late
   */
  abstract awaited(actor: Actor, collabId: string): Promise<AwaitedVisit>;

  /**
   * Checks the guest in as of `at`; the earliest such time counts. Returns whether someone had already checked them in.
   * @throws collabs/not-found, collabs/wrong-step and more, as Collabs see it
   */
  abstract arrive(actor: Actor, collabId: string, at: Date, proof: object): Promise<Readonly<{ wasIn: boolean }>>;

  /**
   * The guest will be this many minutes late, as they said at `at`. @throws collabs/not-found, collabs/wrong-step and
   * more, as Collabs see it
   */
  abstract expectLater(actor: Actor, collabId: string, minutes: number, at: Date): Promise<void>;

  /** Reports a no-show. @throws collabs/not-found, collabs/wrong-step and more, as Collabs see it */
  abstract claimNoShow(actor: Actor, collabId: string): Promise<void>;

  /**
   * Enters the bill's total, in pence; returns how it is split. @throws collabs/not-found, collabs/wrong-step,
   * collabs/too-late
   */
  abstract typeBill(actor: Actor, collabId: string, pence: number): Promise<StandingBill>;
}

/** What the door needs to know about brands' venues. */
export abstract class Venues {
  /** @throws collabs/venue-unknown when this venue isn't the brand's */
  abstract check(brandId: string, venueId: string): Promise<void>;

  /** The names of the brand and its venues. */
  abstract namesOf(brandId: string): Promise<PlaceNames>;
}

import type { StandingBill } from '../../../contract/rules/bill.js';
import type { Actor } from '../../../shared/kernel/index.js';
import type { DoorVisit } from '../domain/door.js';

export type PlaceNames = Readonly<{ brand: string; venues: ReadonlyMap<string, string> }>;

export type AwaitedVisit = Readonly<{ venueId: string | null; closesAt: Date }>;

/** What the door needs of Collabs. The promises are executable: see visits.contract.ts. */
export abstract class Visits {
  /** A brand's visits that begin between these moments, the earliest first: awaited, in, or cancelled. */
  abstract between(brandId: string, from: Date, until: Date): Promise<readonly DoorVisit[]>;

  /** These visits of a brand, whatever has become of them. */
  abstract of(brandId: string, collabIds: readonly string[]): Promise<readonly DoorVisit[]>;

  /** That this guest could be checked in now. @throws collabs/not-found, collabs/wrong-step, collabs/not-due-yet, collabs/too-late */
  abstract checkAwaited(actor: Actor, collabId: string): Promise<void>;

  /** Where a visit that is still awaited will be, and when its door closes. @throws collabs/not-found, collabs/wrong-step, collabs/too-late */
  abstract awaited(actor: Actor, collabId: string): Promise<AwaitedVisit>;

  /**
   * The guest came at `at`; the earliest such moment counts. Answers whether someone had already checked them in.
   * @throws collabs/not-found, collabs/wrong-step and more, as Collabs see it
   */
  abstract arrive(actor: Actor, collabId: string, at: Date, proof: object): Promise<Readonly<{ wasIn: boolean }>>;

  /** The guest will be so many minutes late, as they said at `at`. @throws collabs/not-found, collabs/wrong-step and more, as Collabs see it */
  abstract expectLater(actor: Actor, collabId: string, minutes: number, at: Date): Promise<void>;

  /** Nobody came. @throws collabs/not-found, collabs/wrong-step and more, as Collabs see it */
  abstract claimNoShow(actor: Actor, collabId: string): Promise<void>;

  /** What the bill came to, in pence; answers how it is divided. @throws collabs/not-found, collabs/wrong-step, collabs/too-late */
  abstract typeBill(actor: Actor, collabId: string, pence: number): Promise<StandingBill>;
}

/** What the door needs of the places of brands. */
export abstract class Venues {
  /** @throws collabs/venue-unknown when this venue is not the brand's */
  abstract check(brandId: string, venueId: string): Promise<void>;

  /** What the brand and its venues are called. */
  abstract namesOf(brandId: string): Promise<PlaceNames>;
}

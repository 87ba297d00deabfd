import type { StandingBill } from '../../../contract/rules/bill.js';
import type { Actor } from '../../../shared/kernel/index.js';
import type { DoorVisit, PartyRisks } from '../domain/door.js';

export type AwaitedVisit = Readonly<{ venueId: string | null; closesAt: Date }>;

/** What the door needs of Collabs. The promises are executable: see visits.contract.ts. */
export abstract class Visits {
  /** Those that this brand's doors may have to do with now, checked in or not, the earliest first. */
  abstract ofNow(brandId: string): Promise<readonly DoorVisit[]>;

  /** What this guest and those they bring must not be served. @throws collabs/not-found */
  abstract risksOf(actor: Actor, collabId: string): Promise<PartyRisks>;

  /** That this guest could be checked in now. @throws collabs/not-found, collabs/wrong-step, collabs/not-due-yet, collabs/too-late */
  abstract checkAwaited(actor: Actor, collabId: string): Promise<void>;

  /** Where a visit that is still awaited will be, and when its door closes. @throws collabs/not-found, collabs/wrong-step, collabs/too-late */
  abstract awaited(actor: Actor, collabId: string): Promise<AwaitedVisit>;

  /** The guest is there; answers since when. @throws collabs/not-found, collabs/wrong-step and more, as Collabs see it */
  abstract checkIn(actor: Actor, collabId: string): Promise<Date>;

  /** What the bill came to, in pence; answers how it is divided. @throws collabs/not-found, collabs/wrong-step, collabs/too-late */
  abstract typeBill(actor: Actor, collabId: string, pence: number): Promise<StandingBill>;
}

/** What the door needs of the places of brands. */
export abstract class Venues {
  /** @throws collabs/venue-unknown when this venue is not the brand's */
  abstract check(brandId: string, venueId: string): Promise<void>;
}

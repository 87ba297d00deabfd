import type { GuestSums } from '../domain/figures.js';
import type { GuestParty, GuestsEvent, VenueDay } from '../domain/guests.js';

/** Makes the events about guests that were really added or removed. */
export type TellGuests = (parties: readonly GuestParty[]) => readonly GuestsEvent[];

/** Stores the guests that Collabs brought. The promises are executable: see counts.contract.ts. */
export abstract class GuestParties {
  /**
   * Adds those that aren't known yet, together with the events about them: a brand's external id is counted once for each
   * kind. Returns the ids of the added ones.
   */
  abstract add(parties: readonly GuestParty[], tell: TellGuests): Promise<readonly string[]>;

  /** Which of these external ids are counted already, each with its kind: `redeemed A17`. */
  abstract known(brandId: string, externalIds: readonly string[]): Promise<readonly string[]>;

  /** Likewise. Returns false if this brand has no such party. */
  abstract remove(brandId: string, id: string, tell: TellGuests): Promise<boolean>;

  /** A brand's parties, the latest first. */
  abstract latest(brandId: string, limit: number): Promise<readonly GuestParty[]>;

  /** By Collab; those without guests are missing. */
  abstract sums(collabIds: readonly string[]): Promise<ReadonlyMap<string, GuestSums>>;
}

/** Stores how many covers venues had on each day. The promises are executable: see counts.contract.ts. */
export abstract class CoversDays {
  /** A known day is replaced. Of a day that is here twice, the last one is kept. Returns how many days are new or differ. */
  abstract put(days: readonly VenueDay[]): Promise<number>;

  /** A brand's days, both ends included, by venue and day. */
  abstract between(brandId: string, first: string, last: string): Promise<readonly VenueDay[]>;
}

import type { Actor } from '../../../shared/kernel/index.js';
import type { Fact, Side } from '../domain/fact.js';

/** The log of what happened to Collabs, from which the records can be made again. */
export abstract class CollabLog {
  /** Ids of Collabs after this one, in their order. */
  abstract collabsAfter(id: string | null, limit: number): Promise<string[]>;
  /** What can still be read of one Collab, in its order: a text that was erased tells nothing any more. */
  abstract factsOf(collabId: string): Promise<Fact[]>;
  /** By when the content of one Collab is due, with all days that were given; null while no day is known. */
  abstract contentDueOf(collabId: string): Promise<Date | null>;
}

/** Who it is about. */
export abstract class ProfileNames {
  /** Null when there is nobody of that id on that side, or not any more. */
  abstract nameOf(side: Side, profileId: string): Promise<string | null>;
}

/** What a Collab's own log says of its gift and its bill; Collabs keep it. */
export abstract class GiftCorrections {
  /** Notes what the gift was really worth, in pence, and why. @throws collabs/not-found, collabs/nothing-received, collabs/bill-contested, collabs/stale */
  abstract note(actor: Actor, collabId: string, pence: number, reason: string): Promise<void>;
  /** Notes what a contested bill was, in pence, and why. @throws collabs/not-found, collabs/wrong-step */
  abstract settleBill(actor: Actor, collabId: string, pence: number, reason: string): Promise<void>;
}

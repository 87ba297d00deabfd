import type { Actor } from '../../../shared/kernel/index.js';
import type { Fact, Side } from '../domain/fact.js';

/** The log of Collabs' events, from which the records can be rebuilt. */
export abstract class CollabLog {
  /** Ids of Collabs after this one, in order. */
  abstract collabsAfter(id: string | null, limit: number): Promise<string[]>;
  /** What is still in the logs of these Collabs, each in its order: erased events are left out. */
  abstract factsOf(collabIds: readonly string[]): Promise<Fact[]>;
  /** When the content of each is due, including extensions; missing while no day is known. */
  abstract contentDueOf(collabIds: readonly string[]): Promise<ReadonlyMap<string, Date>>;
}

/** Who it is about. */
export abstract class ProfileNames {
  /** Null if that side has no profile with this id, or no longer. */
  abstract nameOf(side: Side, profileId: string): Promise<string | null>;
}

/** A Collab's own log of its gift and bill, stored by Collabs. */
export abstract class GiftCorrections {
  /**
   * Records the gift's actual value, in pence, and the reason. @throws collabs/not-found, collabs/nothing-received,
   * collabs/bill-contested, collabs/stale
   */
  abstract note(actor: Actor, collabId: string, pence: number, reason: string): Promise<void>;
  /** Records the total of a contested bill, in pence, and the reason. @throws collabs/not-found, collabs/wrong-step */
  abstract settleBill(actor: Actor, collabId: string, pence: number, reason: string): Promise<void>;
}

import type { Fact, Side } from '../domain/fact.js';
import type { GiftLine, StatedGift } from '../domain/gift.js';
import type { Mark, MarkKind } from '../domain/marks.js';
import type { Tally } from '../domain/reliability.js';

/** Where to continue in a list of marks: after this one. */
export type MarkPlace = Readonly<{ at: Date; eventId: string }>;

/** What has happened in Collabs, and what that says of their sides. */
export abstract class RecordBook {
  /** Stores each once, by its event's id. Of two that tell of one Collab, the second waits until the first's transaction has ended. */
  abstract add(collabId: string, facts: readonly Fact[]): Promise<void>;
  /** Everything of one Collab, in its order. */
  abstract factsOf(collabId: string): Promise<Fact[]>;
  /** What its facts say, in place of what was said before. */
  abstract replaceMarks(collabId: string, marks: readonly Mark[]): Promise<void>;
  /** What is said of one Collab. */
  abstract marksOfCollab(collabId: string): Promise<Mark[]>;
  abstract tallyOf(side: Side, profileId: string): Promise<Tally>;
  /** The newest first. */
  abstract marksOf(
    side: Side,
    profileId: string,
    kind: MarkKind,
    after: MarkPlace | null,
    limit: number,
  ): Promise<Mark[]>;
}

/** What influencers have received, line by line; it only grows. */
export abstract class GiftLedger {
  /** The agreed retail value of a Collab's gift, in pence; null where there is no such Collab. */
  abstract valueOf(collabId: string): Promise<number | null>;
  /** Stores each line once, by its id; a line that is there stays as it is. Fails where one would be taken back twice. */
  abstract add(lines: readonly GiftLine[]): Promise<void>;
  /** Every line of one Collab, by id: in the order of what happened. */
  abstract ofCollab(collabId: string): Promise<GiftLine[]>;
  /** Received from the first moment on and before the other, the oldest first. */
  abstract between(influencerId: string, startsAt: Date, endsBefore: Date): Promise<StatedGift[]>;
  /** When the first gift of all was received; null before it. */
  abstract firstOf(influencerId: string): Promise<Date | null>;
}

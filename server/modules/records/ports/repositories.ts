import type { Fact, Side } from '../domain/fact.js';
import type { GiftLine, StatedGift } from '../domain/gift.js';
import type { Mark, MarkKind } from '../domain/marks.js';
import type { Tally } from '../domain/reliability.js';

/** Keyset cursor in a list of marks: after this one. */
export type MarkPlace = Readonly<{ at: Date; eventId: string }>;

/** Stores facts about Collabs, and the marks derived from them. */
export abstract class RecordBook {
  /**
   * Stores facts about these Collabs, each once, by its event's id. Concurrent calls for one Collab are serialised until
   * the first transaction ends.
   */
  abstract add(collabIds: readonly string[], facts: readonly Fact[]): Promise<void>;
  /** All facts of these Collabs, in order. */
  abstract factsOf(collabIds: readonly string[]): Promise<Fact[]>;
  /** Replaces the marks derived from their facts. */
  abstract replaceMarks(collabIds: readonly string[], marks: readonly Mark[]): Promise<void>;
  /** The marks of one Collab. */
  abstract marksOfCollab(collabId: string): Promise<Mark[]>;
  abstract tallyOf(side: Side, profileId: string): Promise<Tally>;
  /** Newest first. */
  abstract marksOf(
    side: Side,
    profileId: string,
    kind: MarkKind,
    after: MarkPlace | null,
    limit: number,
  ): Promise<Mark[]>;
}

/** Stores influencers' gifts, line by line, append-only. */
export abstract class GiftLedger {
  /** The agreed retail value of a Collab's gift, in pence; null if there is no such Collab. */
  abstract valueOf(collabId: string): Promise<number | null>;
  /** Stores each line once, by id; an existing line isn't changed. Fails if a line would be reversed twice. */
  abstract add(lines: readonly GiftLine[]): Promise<void>;
  /** Every line of one Collab, by id: in chronological order. */
  abstract ofCollab(collabId: string): Promise<GiftLine[]>;
  /** Received from the first time (inclusive) to the other (exclusive), oldest first. */
  abstract between(influencerId: string, startsAt: Date, endsBefore: Date): Promise<StatedGift[]>;
  /** When the first gift ever was received; null if none. */
  abstract firstOf(influencerId: string): Promise<Date | null>;
}

import type { Fact, Side } from '../domain/fact.js';
import type { Mark, MarkKind } from '../domain/mark.js';
import type { Tally } from '../domain/reliability.js';

/** Where to go on in a list of marks: after this one. */
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

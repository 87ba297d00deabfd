import type { Fact } from '../domain/fact.js';

/** The log of what happened to Collabs, from which the records can be made again. */
export abstract class CollabLog {
  /** Ids of Collabs after this one, in their order. */
  abstract collabsAfter(id: string | null, limit: number): Promise<string[]>;
  /** What can still be read of one Collab, in its order: a text that was erased tells nothing any more. */
  abstract factsOf(collabId: string): Promise<Fact[]>;
}

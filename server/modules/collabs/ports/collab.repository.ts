import type { Collab, CollabEvent } from '../domain/collab.js';

/** Where Collabs live, each with its pieces. The promises below are executable: see collab.repository.contract.ts. */
export abstract class CollabRepository {
  /** @throws collabErrors.notFound */
  abstract get(id: string): Promise<Collab>;

  /** The Collab that this piece belongs to. @throws collabErrors.deliverableNotFound */
  abstract withDeliverable(deliverableId: string): Promise<Collab>;

  /** Some of the open requests that nobody has answered by `now`, oldest first. */
  abstract unanswered(now: Date, limit: number): Promise<Collab[]>;

  /**
   * Stores the state and its events together, or neither. Returns the stored state (next version).
   * @throws collabErrors.stale when the stored version is not the one this Collab was read at
   * @throws collabErrors.alreadyRequested when the influencer has another open Collab for the same offer
   */
  abstract save(collab: Collab, ...events: CollabEvent[]): Promise<Collab>;
}

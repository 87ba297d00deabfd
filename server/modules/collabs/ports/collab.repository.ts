import type { ProfileRef } from '../../../shared/kernel/index.js';
import type { Collab, CollabEvent } from '../domain/collab.js';

/** Where Collabs live, each with its pieces. The promises below are executable: see collab.repository.contract.ts. */
export abstract class CollabRepository {
  /** @throws collabErrors.notFound */
  abstract get(id: string): Promise<Collab>;

  /** The Collab that this piece belongs to. @throws collabErrors.deliverableNotFound */
  abstract withDeliverable(deliverableId: string): Promise<Collab>;

  /** Some of the open ones to which something happens by itself at `now` or before, the earliest first; see `nextDue`. */
  abstract due(now: Date, limit: number): Promise<Collab[]>;

  /** Pieces of open Collabs that were handed in at `submittedBy` or before and are still not answered, by their id, oldest first. */
  abstract unanswered(submittedBy: Date, limit: number): Promise<readonly string[]>;

  /** The open ones of this influencer whose content is late at `now`, the latest first; see `lateFrom`. */
  abstract lateOf(influencerId: string, now: Date): Promise<Collab[]>;

  /** Every open Collab of this brand or influencer, oldest first. */
  abstract openOf(profile: ProfileRef): Promise<Collab[]>;

  /** The open ones of this offer for which a time is to be chosen. */
  abstract bookableOf(offerId: string): Promise<Collab[]>;

  /**
   * Stores the state and its events together, or neither. Returns the stored state (next version).
   * @throws collabErrors.stale when the stored version is not the one this Collab was read at
   * @throws collabErrors.alreadyRequested when the influencer has another open Collab for the same offer
   */
  abstract save(collab: Collab, ...events: CollabEvent[]): Promise<Collab>;
}

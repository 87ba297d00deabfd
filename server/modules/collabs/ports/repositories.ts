import type { ProfileRef } from '../../../shared/kernel/index.js';
import type { Collab, CollabEvent } from '../domain/collab.js';
import type { FoodRiskAnswer } from '../domain/food-risks.js';

export type BrandSummary = Readonly<{ id: string; name: string; avatarPath: string | null }>;
export type InfluencerSummary = Readonly<{
  id: string;
  name: string;
  handle: string;
  avatarPath: string | null;
  followers: number;
}>;

/** A full time that the influencer is waiting for; with `held`, a place is reserved for them until `endsAt`. */
export type WaitSummary = Readonly<{ slotId: string; startsAt: Date; held: boolean; endsAt: Date }>;

export type SideSummaries = Readonly<{ brand: BrandSummary; influencer: InfluencerSummary }>;

/** A Collab and the names of both sides. */
export type CollabRecord = SideSummaries & Readonly<{ collab: Collab; wait: WaitSummary | null }>;

/** Read side of Collabs, for use cases that need the names too. `CollabQueries` already satisfies it. */
export abstract class CollabRecords {
  /** One Collab, for people who can see it. @throws collabErrors.notFound */
  abstract get(id: string): Promise<CollabRecord>;
}

/**
 * What influencers have told the venues they visit. This is health data: it isn't part of any list, export or message.
 * The promises below are executable: see repositories.contract.ts.
 */
export abstract class FoodRiskAnswers {
  /** By Collab; those without an answer are missing. */
  abstract ofMany(collabIds: readonly string[]): Promise<ReadonlyMap<string, FoodRiskAnswer>>;

  /** The answer for this Collab; null if there is none. */
  async of(collabId: string): Promise<FoodRiskAnswer | null> {
    return (await this.ofMany([collabId])).get(collabId) ?? null;
  }

  /** This influencer's latest answer, for any visit. */
  abstract last(influencerId: string): Promise<FoodRiskAnswer | null>;

  /** Replaces this Collab's earlier answer. Joins the open transaction. */
  abstract keep(answer: FoodRiskAnswer): Promise<void>;

  /**
   * Collabs without an answer whose visit begins after `now` and by `until`: each is returned once, to one process.
   * Joins the open transaction.
   */
  abstract takeUnasked(now: Date, until: Date, limit: number): Promise<readonly string[]>;

  /**
   * Deletes answers for Collabs that have ended, or whose visit began at `begunBy` or before. An influencer's last answer stays,
   * so that they needn't repeat it. Returns how many were deleted.
   */
  abstract forget(begunBy: Date): Promise<number>;
}

/** Stores Collabs, each with its pieces. The promises below are executable: see repositories.contract.ts. */
export abstract class CollabRepository {
  /** @throws collabErrors.notFound */
  abstract get(id: string): Promise<Collab>;

  /** The Collab that this piece belongs to. @throws collabErrors.deliverableNotFound */
  abstract withDeliverable(deliverableId: string): Promise<Collab>;

  /** A batch of open Collabs with an automatic event due at `now` or before, earliest first; see `nextDue`. */
  abstract due(now: Date, limit: number): Promise<Collab[]>;

  /** A batch of Collabs whose brand has to be reminded at `now` that rights end, earliest first; see `rightsNoticeAt`. */
  abstract rightsEnding(now: Date, limit: number): Promise<Collab[]>;

  /** Unanswered pieces of open Collabs that were submitted at `submittedBy` or before, by id, oldest first. */
  abstract unanswered(submittedBy: Date, limit: number): Promise<readonly string[]>;

  /** This influencer's open Collabs with content that is late at `now`, latest first; see `lateFrom`. */
  abstract lateOf(influencerId: string, now: Date): Promise<Collab[]>;

  /** Every open Collab of this brand or influencer, oldest first. */
  abstract openOf(profile: ProfileRef): Promise<Collab[]>;

  /** Open Collabs of this offer for which a time has to be chosen. */
  abstract bookableOf(offerId: string): Promise<Collab[]>;

  /**
   * Stores a new Collab and its event if both sides exist and the influencer has no late content at its `createdAt`, and
   * returns it with their names. Otherwise stores nothing, and returns null.
   * @throws collabErrors.alreadyRequested
   */
  abstract begin(collab: Collab, event: CollabEvent): Promise<CollabRecord | null>;

  /**
   * Stores the state and its events together, or neither. Returns the stored state (next version).
   * @throws collabErrors.stale when the stored version is not the one this Collab was read at
   * @throws collabErrors.alreadyRequested when the influencer has another open Collab for the same offer
   */
  abstract save(collab: Collab, ...events: CollabEvent[]): Promise<Collab>;
}

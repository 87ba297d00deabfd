import type { Platform } from '../../../contract/lists/index.js';
import type { ImportEvent } from '../domain/imported-influencer.js';
import type { InfluencerProfile, InfluencerProfileEvent } from '../domain/influencer-profile.js';
import type { Influencer, InfluencerEvent, UnclaimedProfile } from '../domain/influencer.js';
import type { Bonds, InfluencerMerge, MergeEvent } from '../domain/merge.js';
import type { SafetyFlag, SafetyFlagEvent } from '../domain/safety-flag.js';

/** Stores influencers, each with their accounts. The promises below are executable: see influencers.contract.ts. */
export abstract class InfluencerRepository {
  /** @throws profileErrors.influencerNotFound */
  abstract get(id: string): Promise<Influencer>;

  /** The unclaimed profile with this handle, ignoring case; else null. */
  abstract unclaimed(handle: string): Promise<UnclaimedProfile | null>;

  /**
   * Stores the state and its events together, or neither. Returns the stored state (next version); a new influencer
   * whose slug is taken gets the next free one (`-2`, `-3` …).
   * @throws profileErrors.handleTaken when another influencer has this handle, ignoring case, or when it is reserved
   * and someone joins with it
   * @throws profileErrors.stale when the stored version is not the one this influencer was read at
   */
  abstract save(influencer: Influencer, ...events: InfluencerEvent[]): Promise<Influencer>;

  /**
   * Reserves this handle: nobody can join with it, or add it as their account on the platform; its current holder keeps
   * it, and staff can still assign it.
   */
  abstract reserveHandle(handle: string, platform: Platform, now: Date): Promise<void>;
}

/** Stores influencers in batches. The promises below are executable: see influencers.contract.ts. */
export abstract class ImportedInfluencers {
  /**
   * People with exactly one of these handles, ignoring case: an account on this platform takes precedence over the
   * profile's own handle, and that over accounts elsewhere.
   * @returns the people by the requested handle, without omissions
   */
  abstract find(platform: Platform, handles: readonly string[]): Promise<ReadonlyMap<string, Influencer>>;

  /**
   * Stores new (version 0) and changed influencers with the event, all or none. New ones get a free slug.
   * @throws profileErrors.rowRefused when the database rejects one of them, or on a conflict with a concurrent change
   */
  abstract store(influencers: readonly Influencer[], event: ImportEvent): Promise<void>;
}

/** Stores influencers with their whole profiles. The promises below are executable: see the contract beside it. */
export abstract class InfluencerProfileRepository {
  /** @throws profileErrors.influencerNotFound for deleted ones too */
  abstract get(id: string): Promise<InfluencerProfile>;

  /**
   * Stores the changed profile with its events, and records today's followers. Returns the stored state (next version).
   * @throws profileErrors.stale when the stored version is not the one this profile was read at
   * @throws profileErrors.handleTaken when another influencer has this handle, or it is reserved
   * @throws profileErrors.accountTaken when another influencer has one of the accounts, or it is reserved
   */
  abstract save(profile: InfluencerProfile, ...events: InfluencerProfileEvent[]): Promise<InfluencerProfile>;

  /** Each account's followers by day, latest last: at most this many days an account. */
  abstract historyOf(id: string, days: number): Promise<readonly FollowerCount[]>;
}

/** An account's followers on one day, such as `2026-11-21`. */
export type FollowerCount = Readonly<{
  platform: string;
  day: string;
  followers: number;
  engagement: number | null;
}>;

/**
 * Stores merges: which profile went into which, and what was moved. The promises below are executable: see
 * influencers.contract.ts.
 */
export abstract class InfluencerMerges {
  /** Locks these two until the open transaction ends: nobody else can merge them or undo a merge. */
  abstract hold(ids: readonly [string, string]): Promise<void>;

  abstract find(mergedId: string): Promise<InfluencerMerge | null>;

  /** What references a profile, beyond its own content. */
  abstract bondsOf(influencerId: string): Promise<Bonds>;

  /** Moves accounts from the removed profile to the kept one, and records the merge with its events. */
  abstract add(merge: InfluencerMerge, ...events: MergeEvent[]): Promise<void>;

  /** Moves back what still exists, and deletes the record, with the events. */
  abstract remove(merge: InfluencerMerge, ...events: MergeEvent[]): Promise<void>;
}

/** Stores influencers' safety flags, including lifted ones. */
export abstract class SafetyFlags {
  /** For one influencer: active ones first, then the latest. */
  abstract of(influencerId: string): Promise<SafetyFlag[]>;

  /** @throws profiles/influencer-not-found, profiles/already-flagged */
  abstract add(flag: SafetyFlag, event: SafetyFlagEvent): Promise<void>;

  /** @throws profiles/flag-not-found when someone else has lifted it */
  abstract lift(flag: SafetyFlag, event: SafetyFlagEvent): Promise<void>;
}

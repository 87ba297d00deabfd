import type { Platform } from '../../../contract/lists/index.js';
import type { ImportEvent } from '../domain/imported-influencer.js';
import type { InfluencerProfile, InfluencerProfileEvent } from '../domain/influencer-profile.js';
import type { Influencer, InfluencerEvent, UnclaimedProfile } from '../domain/influencer.js';
import type { Bonds, InfluencerMerge, MergeEvent } from '../domain/merge.js';
import type { SafetyFlag, SafetyFlagEvent } from '../domain/safety-flag.js';

/** Where influencers live, each with their accounts. The promises below are executable: see influencers.contract.ts. */
export abstract class InfluencerRepository {
  /** @throws profileErrors.influencerNotFound */
  abstract get(id: string): Promise<Influencer>;

  /** The profile of this handle, whatever the case of its letters, if nobody looks after it; else null. */
  abstract unclaimed(handle: string): Promise<UnclaimedProfile | null>;

  /**
   * Stores the state and its events together, or neither. Returns the stored state (next version); a new influencer
   * whose slug is taken gets the next free one (`-2`, `-3` …).
   * @throws profileErrors.handleTaken when another influencer has this handle, whatever the case of its letters, or
   * when it is reserved and someone joins with it
   * @throws profileErrors.stale when the stored version is not the one this influencer was read at
   */
  abstract save(influencer: Influencer, ...events: InfluencerEvent[]): Promise<Influencer>;

  /** From now on nobody joins with this handle, or adds it as their account on the platform; who has it keeps it, and staff may still give it. */
  abstract reserveHandle(handle: string, platform: Platform, now: Date): Promise<void>;
}

/** Influencers by the batch. The promises below are executable: see influencers.contract.ts. */
export abstract class ImportedInfluencers {
  /**
   * Who has exactly one of these handles, whatever the case of its letters: an account on this platform comes before
   * the profile's own handle, and that before an account elsewhere.
   * @returns the people by the handle as it was asked for; nobody is left out
   */
  abstract find(platform: Platform, handles: readonly string[]): Promise<ReadonlyMap<string, Influencer>>;

  /**
   * Stores new (version 0) and changed influencers and the event: all of them, or none. New ones get a free slug.
   * @throws profileErrors.rowRefused when the database takes one of them for wrong, or someone else was faster
   */
  abstract store(influencers: readonly Influencer[], event: ImportEvent): Promise<void>;
}

/** Influencers with everything that they say of themselves. The promises below are executable: see the contract beside it. */
export abstract class InfluencerProfileRepository {
  /** @throws profileErrors.influencerNotFound for deleted ones too */
  abstract get(id: string): Promise<InfluencerProfile>;

  /**
   * Stores the changed profile and its events together, or neither, and notes what the followers are today. Returns the
   * stored state (next version).
   * @throws profileErrors.stale when the stored version is not the one this profile was read at
   * @throws profileErrors.handleTaken when another influencer has this handle, or it is reserved
   * @throws profileErrors.accountTaken when another influencer has one of the accounts, or it is reserved
   */
  abstract save(profile: InfluencerProfile, ...events: InfluencerProfileEvent[]): Promise<InfluencerProfile>;

  /** How the followers of each account grew, by day, the latest last: so many days at most an account. */
  abstract historyOf(id: string, days: number): Promise<readonly FollowerCount[]>;
}

/** What an account had on one day, such as `2026-11-21`. */
export type FollowerCount = Readonly<{
  platform: string;
  day: string;
  followers: number;
  engagement: number | null;
}>;

/** Which profile went into which, and what went along. The promises below are executable: see influencers.contract.ts. */
export abstract class InfluencerMerges {
  /** Until the open transaction ends nobody else merges, or undoes a merge of, these two. */
  abstract hold(ids: readonly [string, string]): Promise<void>;

  abstract find(mergedId: string): Promise<InfluencerMerge | null>;

  /** What hangs on a profile beside what it says of itself. */
  abstract bondsOf(influencerId: string): Promise<Bonds>;

  /** Moves accounts from the one that goes to the one that is kept, and remembers it, with the events. */
  abstract add(merge: InfluencerMerge, ...events: MergeEvent[]): Promise<void>;

  /** Moves back what is still there, and forgets it, with the events. */
  abstract remove(merge: InfluencerMerge, ...events: MergeEvent[]): Promise<void>;
}

/** The safety flags of influencers, those that were lifted among them. */
export abstract class SafetyFlags {
  /** For one influencer: the active ones first, then the latest. */
  abstract of(influencerId: string): Promise<SafetyFlag[]>;

  /** @throws profiles/influencer-not-found, profiles/already-flagged */
  abstract add(flag: SafetyFlag, event: SafetyFlagEvent): Promise<void>;

  /** @throws profiles/flag-not-found when someone else has lifted it */
  abstract lift(flag: SafetyFlag, event: SafetyFlagEvent): Promise<void>;
}

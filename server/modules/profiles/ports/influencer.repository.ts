import type { Platform } from '../../../contract/lists/index.js';
import type { ImportEvent } from '../domain/imported-influencer.js';
import type { Influencer, InfluencerEvent, UnclaimedProfile } from '../domain/influencer.js';

/** Where influencers live, each with their accounts. The promises below are executable: see influencer.repository.contract.ts. */
export abstract class InfluencerRepository {
  /** @throws profileErrors.influencerNotFound */
  abstract get(id: string): Promise<Influencer>;

  /** The profile of this handle, whatever the case of its letters, if nobody looks after it; else null. */
  abstract unclaimed(handle: string): Promise<UnclaimedProfile | null>;

  /**
   * Stores the state and its events together, or neither. Returns the stored state (next version); a new influencer
   * whose slug is taken gets the next free one (`-2`, `-3` …).
   * @throws profileErrors.handleTaken when another influencer has this handle, whatever the case of its letters, or
   * when it is reserved and somebody joins with it
   * @throws profileErrors.stale when the stored version is not the one this influencer was read at
   */
  abstract save(influencer: Influencer, ...events: InfluencerEvent[]): Promise<Influencer>;

  /** From now on nobody joins with this handle; who has it keeps it, and staff may still give it. */
  abstract reserveHandle(handle: string, now: Date): Promise<void>;
}

/** Influencers by the batch. The promises below are executable: see imported-influencers.contract.ts. */
export abstract class ImportedInfluencers {
  /**
   * Who has exactly one of these handles, whatever the case of its letters: an account on this platform comes before
   * the profile's own handle, and that before an account elsewhere.
   * @returns the people by the handle as it was asked for; nobody is left out
   */
  abstract find(platform: Platform, handles: readonly string[]): Promise<ReadonlyMap<string, Influencer>>;

  /**
   * Stores new (version 0) and changed influencers and the event: all of them, or none. New ones get a free slug.
   * @throws profileErrors.rowRefused when the database takes one of them for wrong, or somebody else was faster
   */
  abstract store(influencers: readonly Influencer[], event: ImportEvent): Promise<void>;
}

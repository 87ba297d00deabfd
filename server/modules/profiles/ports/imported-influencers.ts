import type { Platform } from '../../../contract/lists/index.js';
import type { ImportEvent } from '../domain/imported-influencer.js';
import type { Influencer } from '../domain/influencer.js';

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

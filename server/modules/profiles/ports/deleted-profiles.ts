import type { Deletion, DeletionEvent } from '../domain/deletion.js';

/** Stores deletions of profiles. The promises below are executable: see deleted-profiles.contract.ts. */
export abstract class DeletedProfiles {
  /** Null for an existing profile. */
  abstract find(profileUid: string): Promise<Deletion | null>;

  /** False if it has already been deleted: of concurrent calls, exactly one succeeds. */
  abstract add(deletion: Deletion, ...events: DeletionEvent[]): Promise<boolean>;

  /** Restores the profile. False if it already exists, or has been erased. */
  abstract remove(profileUid: string, ...events: DeletionEvent[]): Promise<boolean>;

  /** A batch of those deleted before `before` and not yet erased, oldest first. */
  abstract due(before: Date, limit: number): Promise<Deletion[]>;

  /** False if already recorded. */
  abstract erase(profileUid: string, now: Date, ...events: DeletionEvent[]): Promise<boolean>;
}

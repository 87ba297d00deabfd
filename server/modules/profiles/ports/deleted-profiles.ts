import type { Deletion, DeletionEvent } from '../domain/deletion.js';

/** Which profiles have been deleted. The promises below are executable: see deleted-profiles.contract.ts. */
export abstract class DeletedProfiles {
  /** Null for a profile that is there. */
  abstract find(profileUid: string): Promise<Deletion | null>;

  /** False when it has been deleted already: of many who ask at once, one does it. */
  abstract add(deletion: Deletion, ...events: DeletionEvent[]): Promise<boolean>;

  /** The profile is there again. False when it is there already, or has been erased. */
  abstract remove(profileUid: string, ...events: DeletionEvent[]): Promise<boolean>;

  /** Some of those deleted before `before` and not yet erased, the oldest first. */
  abstract due(before: Date, limit: number): Promise<Deletion[]>;

  /** False when that has been noted already. */
  abstract erase(profileUid: string, now: Date, ...events: DeletionEvent[]): Promise<boolean>;
}

import type { DoorAction, DoorConflict } from '../domain/door-action.js';

/** What was said at doors, and what became of it. The promises are executable: see door-actions.contract.ts. */
export abstract class DoorActions {
  /** Null when there is none. */
  abstract find(id: string): Promise<DoorAction | null>;

  /** Joins the open transaction. @throws doorErrors.busy when this id, or the code it was proven with, is already kept */
  abstract keep(action: DoorAction): Promise<void>;

  /** The latest of this kind that was done for this Collab, by when it happened; null when none was. */
  abstract lastDone(collabId: string, kind: DoorAction['kind']): Promise<DoorAction | null>;

  /** A brand’s conflicts since then, the latest first, at most 200; with a link, those that it had a part in. */
  abstract conflictsOf(brandId: string, since: Date, linkId?: string): Promise<readonly DoorConflict[]>;
}

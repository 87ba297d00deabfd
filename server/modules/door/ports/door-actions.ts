import type { DoorAction, DoorConflict } from '../domain/door-action.js';

/** Stores doors' actions and their results. The promises are executable: see door-actions.contract.ts. */
export abstract class DoorActions {
  /** Null when there is none. */
  abstract find(id: string): Promise<DoorAction | null>;

  /** Joins the open transaction. @throws doorErrors.busy when this id, or the code it was proven with, is already kept */
  abstract keep(action: DoorAction): Promise<void>;

  /** The latest successful one of this kind for this Collab, by the time it happened; null if there is none. */
  abstract lastDone(collabId: string, kind: DoorAction['kind']): Promise<DoorAction | null>;

  /** Whether a code with this nonce has checked someone in for this Collab. */
  abstract hasOpened(collabId: string, nonce: string): Promise<boolean>;

  /** A brand’s conflicts since then, latest first, at most 200; with a link, only those it was involved in. */
  abstract conflictsOf(brandId: string, since: Date, linkId?: string): Promise<readonly DoorConflict[]>;
}

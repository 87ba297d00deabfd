import type { DoorAction, DoorConflict } from '../domain/door-action.js';

/** The actions of doors and their results. The promises are executable: see door-actions.contract.ts. */
export abstract class DoorActions {
  /** Null when there is none. */
  abstract find(id: string): Promise<DoorAction | null>;

  /** Joins the open transaction. @throws doorErrors.busy when this id, or the code it was proven with, is already kept */
  abstract keep(action: DoorAction): Promise<void>;

  /** The latest of this kind that was done for this Collab, by when it happened; null when none was. */
  abstract lastDone(collabId: string, kind: DoorAction['kind']): Promise<DoorAction | null>;

  /** Whether a code with this nonce has checked someone in for this Collab. */
  abstract hasOpened(collabId: string, nonce: string): Promise<boolean>;

  /** A brand’s conflicts since then, the latest first, at most 200; with a link, those that it had a part in. */
  abstract conflictsOf(brandId: string, since: Date, linkId?: string): Promise<readonly DoorConflict[]>;
}

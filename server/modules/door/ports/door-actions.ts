import type { DoorAction, DoorConflict } from '../domain/door-action.js';

/** Stores doors' actions and their results. The promises are executable: see door-actions.contract.ts. */
export abstract class DoorActions {
  /** Those of these that are stored. */
  abstract among(ids: readonly string[]): Promise<readonly DoorAction[]>;

  /** Joins the open transaction. @throws doorErrors.busy when this id, or the code it was proven with, is already kept */
  abstract keep(action: DoorAction): Promise<void>;

  /** The latest successful check-in for this Collab, by the time it happened; null if there is none. */
  abstract lastCheckIn(collabId: string): Promise<DoorAction | null>;

  /** Whether a code with this nonce has checked someone in for this Collab. */
  abstract hasOpened(collabId: string, nonce: string): Promise<boolean>;

  /**
   * A brand’s conflicts since then, latest first, at most 200; with a link, only those it was involved in: a bill’s other
   * door is the one that entered the last bill, any other action’s are those that checked the guest in. Also the bills
   * that were refused, and the check-ins of guests who still aren’t in: their door had recorded them.
   */
  abstract conflictsOf(brandId: string, since: Date, linkId?: string): Promise<readonly DoorConflict[]>;

  /** Deletes those received by then. Returns how many. */
  abstract forgetUntil(received: Date): Promise<number>;
}

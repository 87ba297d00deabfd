import type { Actor } from '../../../shared/kernel/index.js';

/** In whose storage a file for a Collab lies. Collabs plugs in the answer. */
export abstract class UploadPayers {
  /** The brand of an open Collab in which this person takes part; else null. */
  abstract payerOf(actor: Actor, collabId: string): Promise<string | null>;
}

import type { Actor } from '../../../shared/kernel/index.js';

/** What a Collab's own log says of its gift; Collabs keep it. */
export abstract class GiftCorrections {
  /** Notes what the gift was really worth, in pence, and why. @throws collabs/not-found, collabs/nothing-received, collabs/stale */
  abstract note(actor: Actor, collabId: string, pence: number, reason: string): Promise<void>;
}

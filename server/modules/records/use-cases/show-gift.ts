import { type GiftLine, standingOf } from '../domain/gift.js';
import { recordsErrors } from '../domain/records.errors.js';
import type { GiftLedger } from '../ports/gift-ledger.js';

/** What the ledger says of one Collab's gift. */
export type Gift = Readonly<{
  agreedPence: number;
  /** What counts now; null before the visit, and after one that was undone. */
  standing: GiftLine | null;
  lines: readonly GiftLine[];
}>;

/** The gift of one Collab, line by line, for staff. */
export class ShowGift {
  constructor(private readonly ledger: GiftLedger) {}

  /** @throws records/collab-not-found */
  async execute(collabId: string): Promise<Gift> {
    const agreedPence = await this.ledger.valueOf(collabId);
    if (agreedPence === null) throw recordsErrors.collabNotFound(collabId);
    const lines = await this.ledger.ofCollab(collabId);
    return { agreedPence, standing: standingOf(lines), lines };
  }
}

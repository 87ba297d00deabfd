import type { GiftLine, StatedGift } from '../domain/gift.js';

/** What influencers have received, line by line; it only grows. */
export abstract class GiftLedger {
  /** The agreed retail value of a Collab's gift, in pence; null where there is no such Collab. */
  abstract valueOf(collabId: string): Promise<number | null>;
  /** Stores each line once, by its id; a line that is there stays as it is. Fails where one would be taken back twice. */
  abstract add(lines: readonly GiftLine[]): Promise<void>;
  /** Every line of one Collab, by id: in the order of what happened. */
  abstract ofCollab(collabId: string): Promise<GiftLine[]>;
  /** Received from the first moment on and before the other, the oldest first. */
  abstract between(influencerId: string, startsAt: Date, endsBefore: Date): Promise<StatedGift[]>;
  /** When the first gift of all was received; null before it. */
  abstract firstOf(influencerId: string): Promise<Date | null>;
}

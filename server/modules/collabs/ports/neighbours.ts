import type { Actor, ProfileRef } from '../../../shared/kernel/index.js';
import type { Choice } from '../../../contract/rules/choice.js';
import type { Offered } from '../domain/collab.js';
import type { FileFacts } from '../domain/golden-rules.js';
import type { Slot } from '../domain/visit.js';

/** What Collabs need of offers, which keep them; the repository there fits as it is. */
export abstract class Offers {
  /** @throws collabErrors.offerNotFound */
  abstract get(id: string): Promise<Offered>;
}

/** A free place held for the one who has waited longest, until `endsAt`. */
export type HeldPlace = Readonly<{ collabId: string; slotId: string; endsAt: Date }>;

/** What Collabs need of the times of offers: their places, and the lists of those who wait for one. The repository of slots fits as it is. */
export abstract class Places {
  /** @throws collabErrors.slotNotFound */
  abstract get(slotId: string): Promise<Slot>;

  /** All times of an offer, the earliest first. */
  abstract ofOffer(offerId: string): Promise<readonly Slot[]>;

  /** Takes one place, atomically: the one that is held for this Collab, or a free one. @throws collabs/slot-full */
  abstract take(slotId: string, collabId: string, now: Date): Promise<void>;

  /** Gives one place back: held for a day for the one who has waited longest, or free for all. */
  abstract free(slotId: string, now: Date): Promise<void>;

  /** Puts a Collab on the waiting list of a full time, until that begins. @throws collabs/place-free */
  abstract wait(slot: Slot, collabId: string, now: Date): Promise<void>;

  /** Takes a Collab off any list; a place held for it is passed on as in `free`. */
  abstract leave(collabId: string, now: Date): Promise<void>;

  /** Some of the Collabs that have waited or kept a place for too long, as of `now`. */
  abstract overdue(now: Date, limit: number): Promise<readonly string[]>;

  /** Some of the held places whose holders haven't been notified. */
  abstract untold(limit: number): Promise<readonly HeldPlace[]>;

  /** The holder has been notified. */
  abstract markTold(collabId: string, now: Date): Promise<void>;
}

/** What a Collab is paid with: a free one of the plan, a kept credit, an item on the next invoice, a payment before it. */
export type CreditSource = 'free' | 'kept' | 'invoice' | 'checkout';

/** What approving would take now. `pricePence` is 0 for a free one or a kept credit. */
export type CreditOffer = Readonly<{
  source: CreditSource;
  pricePence: number;
  freeLeft: number;
  keptLeft: number;
}>;

/** What a Collab has taken: it waits for its payment, holds what was paid, has used it, or has given it back. */
export type CreditTaken = Readonly<{
  source: CreditSource;
  pricePence: number;
  state: 'awaiting-payment' | 'reserved' | 'spent' | 'freed';
  /** When the returned credit expires; `null` if it doesn’t, or already has. */
  usableUntil: Date | null;
}>;

/** A credit that has been given back, and until when it can be used; null where it doesn’t expire. */
export type CreditBack = Readonly<{ usableUntil: Date | null }>;

export type CreditAnswer = Readonly<{ state: 'reserved' | 'spent' | 'payment-needed'; pricePence: number }>;

/**
 * What Collabs cost their brand. Spending and giving back join the open transaction, and have no effect when they are
 * asked for again. The promises below are executable: see credits.contract.ts.
 */
export abstract class Credits {
  /** What the brand's next Collab would take. */
  abstract next(brandId: string): Promise<CreditOffer>;

  /** What this Collab has taken; null while it has taken nothing. */
  abstract takenBy(collabId: string): Promise<CreditTaken | null>;

  /** The brand's own request sets a credit aside until it is answered. After `payment-needed` it is not sent yet. */
  abstract reserve(actor: Actor, brandId: string, collabId: string): Promise<CreditAnswer>;

  /** The Collab uses its credit. After `payment-needed` it waits for its payment, and is asked for again once paid. */
  abstract spend(actor: Actor, brandId: string, collabId: string): Promise<CreditAnswer>;

  /** The Collab ended before its visit. `why` is in the brand's ledger. Null where it held none that was paid for. */
  abstract giveBack(actor: Actor, brandId: string, collabId: string, why: string): Promise<CreditBack | null>;
}

/** What Collabs need to know of the profiles on both sides: whether they are still there. */
export abstract class Deletions {
  /** Those of them that have been deleted. */
  abstract among(profiles: readonly ProfileRef[]): Promise<readonly ProfileRef[]>;
}

/** What influencers must not be served, so that nobody is harmed: it is in their profiles. */
export abstract class FoodRisks {
  /** Of the list of food risk groups, by influencer; those who have not said are missing. */
  abstract ofMany(influencerIds: readonly string[]): Promise<ReadonlyMap<string, Choice<string>>>;

  /** Null where the influencer has not said. */
  async of(influencerId: string): Promise<Choice<string> | null> {
    return (await this.ofMany([influencerId])).get(influencerId) ?? null;
  }

  /** What the influencer says now. Joins the open transaction. @throws profiles/stale */
  abstract keep(influencerId: string, own: Choice<string>): Promise<void>;
}

/** What Collabs need of media: whose a file is, and what was measured of it. */
export abstract class DeliverableFiles {
  /**
   * The file, when it belongs to this influencer or brand; else null. Asked in a transaction, nobody can delete it before
   * that ends.
   */
  abstract ownedBy(profileUid: string, mediaId: string): Promise<FileFacts | null>;
}

/** Proof beyond a piece itself. Analytics, a module above, plugs in the screenshots of its numbers. */
export abstract class PieceEvidence {
  /** Whether numbers that were entered rest on this file. */
  abstract isEvidence(mediaId: string): Promise<boolean>;
}

import type { Actor, ProfileRef } from '../../../shared/kernel/index.js';
import type { Choice } from '../../../contract/rules/choice.js';
import type { VatMode } from '../../../contract/vat.js';
import type { Offered } from '../domain/collab.js';
import type { FileFacts } from '../domain/golden-rules.js';
import type { Slot } from '../domain/visit.js';

/** What Collabs need from offers; their repository there already satisfies it. */
export abstract class Offers {
  /** @throws collabErrors.offerNotFound */
  abstract get(id: string): Promise<Offered>;
}

/** A free place held until `endsAt` for the first in the waiting list. */
export type HeldPlace = Readonly<{ collabId: string; slotId: string; endsAt: Date }>;

/**
 * What Collabs need from an offer's times: their places and waiting lists. The repository of slots already satisfies
 * it.
 */
export abstract class Places {
  /** @throws collabErrors.slotNotFound */
  abstract get(slotId: string): Promise<Slot>;

  /** All times of an offer, earliest first. */
  abstract ofOffer(offerId: string): Promise<readonly Slot[]>;

  /** Takes one place, atomically: the one held for this Collab, or a free one. @throws collabs/slot-full */
  abstract take(slotId: string, collabId: string, now: Date): Promise<void>;

  /** Releases one place: held for a day for the first in the waiting list, or free for all. */
  abstract free(slotId: string, now: Date): Promise<void>;

  /** Adds a Collab to the waiting list of a full time, until that time begins. @throws collabs/place-free */
  abstract wait(slot: Slot, collabId: string, now: Date): Promise<void>;

  /** Removes a Collab from any waiting list; a place held for it is passed on as in `free`. */
  abstract leave(collabId: string, now: Date): Promise<void>;

  /** A batch of Collabs that have waited or held a place for too long, as of `now`. */
  abstract overdue(now: Date, limit: number): Promise<readonly string[]>;

  /** A batch of held places whose holders haven't been notified. */
  abstract untold(limit: number): Promise<readonly HeldPlace[]>;

  /** The holder has been notified. */
  abstract markTold(collabId: string, now: Date): Promise<void>;
}

/**
 * How a Collab is paid for: from the plan's free Collabs, with a returned credit, on the next invoice, or by a payment
 * in advance.
 */
export type CreditSource = 'free' | 'kept' | 'invoice' | 'checkout';

/** What approving would cost now. `pricePence` is 0 for a free Collab or a returned credit. */
export type CreditOffer = Readonly<{
  source: CreditSource;
  pricePence: number;
  freeLeft: number;
  keptLeft: number;
}>;

/** The state of a Collab's credit: waiting for payment, held, used or returned. */
export type CreditTaken = Readonly<{
  source: CreditSource;
  pricePence: number;
  state: 'awaiting-payment' | 'reserved' | 'spent' | 'freed';
  /** When the returned credit expires; `null` if it doesn’t, or already has. */
  usableUntil: Date | null;
}>;

/** A returned credit and its expiry; null if it doesn’t expire. */
export type CreditBack = Readonly<{ usableUntil: Date | null }>;

export type CreditAnswer = Readonly<{ state: 'reserved' | 'spent' | 'payment-needed'; pricePence: number }>;

/**
 * What Collabs cost their brand. Spending and returning join the open transaction and are idempotent. The promises
 * below are executable: see credits.contract.ts.
 */
export abstract class Credits {
  /** How prices relate to VAT. */
  abstract readonly vat: VatMode;

  /** What the brand's next Collab would cost. */
  abstract next(brandId: string): Promise<CreditOffer>;

  /** What this Collab has taken; null if nothing yet. */
  abstract takenBy(collabId: string): Promise<CreditTaken | null>;

  /**
   * Reserves a credit for the brand's own request until it is answered. After `payment-needed` the request isn't sent
   * yet.
   */
  abstract reserve(actor: Actor, brandId: string, collabId: string): Promise<CreditAnswer>;

  /**
   * Uses the Collab's credit. After `payment-needed` the Collab waits for its payment, and this is called again once
   * paid.
   */
  abstract spend(actor: Actor, brandId: string, collabId: string): Promise<CreditAnswer>;

  /** The Collab ended before its visit. `why` goes into the brand's ledger. Null if it held no paid credit. */
  abstract giveBack(actor: Actor, brandId: string, collabId: string, why: string): Promise<CreditBack | null>;
}

/** What Collabs need to know about the profiles of both sides: whether they still exist. */
export abstract class Deletions {
  /** The deleted ones among them. */
  abstract among(profiles: readonly ProfileRef[]): Promise<readonly ProfileRef[]>;
}

/** Influencers' food risks, for their safety at a visit: stored in their profiles. */
export abstract class FoodRisks {
  /** From the list of food risk groups, by influencer; influencers who haven't answered are missing. */
  abstract ofMany(influencerIds: readonly string[]): Promise<ReadonlyMap<string, Choice<string>>>;

  /** Null if the influencer hasn't answered. */
  async of(influencerId: string): Promise<Choice<string> | null> {
    return (await this.ofMany([influencerId])).get(influencerId) ?? null;
  }

  /** Stores the influencer's new answer. Joins the open transaction. @throws profiles/stale */
  abstract keep(influencerId: string, own: Choice<string>): Promise<void>;
}

/** What Collabs need from media: a file's owner and measurements. */
export abstract class DeliverableFiles {
  /**
   * The file if it belongs to this influencer or brand; else null. In a transaction, locks it against deletion until
   * that ends.
   */
  abstract ownedBy(profileUid: string, mediaId: string): Promise<FileFacts | null>;
}

/** Evidence beyond a piece itself. Analytics, a module above, plugs in the screenshots of its numbers. */
export abstract class PieceEvidence {
  /** Whether any reported numbers are based on this file. */
  abstract isEvidence(mediaId: string): Promise<boolean>;
}

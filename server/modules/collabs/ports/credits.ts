import type { Actor } from '../../../shared/kernel/index.js';

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
}>;

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

  /** The Collab takes its credit. After `payment-needed` it waits for its payment, and whoever has it asks again. */
  abstract spend(actor: Actor, brandId: string, collabId: string): Promise<CreditAnswer>;

  /** The Collab ended before its visit. `why` stands in the brand's ledger. */
  abstract giveBack(actor: Actor, brandId: string, collabId: string, why: string): Promise<void>;
}

import type { Checkout, CheckoutEvent } from '../domain/checkout.js';

/** Where checkouts live. The promises below are executable: see checkout.repository.contract.ts. */
export abstract class CheckoutRepository {
  abstract find(id: string): Promise<Checkout | null>;

  /** The brand's open checkout for a plan; there is one at most. */
  abstract openForPlan(brandId: string): Promise<Checkout | null>;

  /** The newest checkout of one Collab. */
  abstract forCollab(collabId: string): Promise<Checkout | null>;

  /** The brand's checkout that was paid with this payment. */
  abstract ofPayment(brandId: string, paymentId: string): Promise<Checkout | null>;

  abstract bySession(sessionId: string): Promise<Checkout | null>;

  /** All that are open, oldest first. */
  abstract open(limit: number): Promise<Checkout[]>;

  /**
   * Stores the state and its events together, or neither. Returns the stored state (next version).
   * @throws billingErrors.stale when it was changed meanwhile, or when another is open for the same
   */
  abstract save(checkout: Checkout, ...events: CheckoutEvent[]): Promise<Checkout>;
}

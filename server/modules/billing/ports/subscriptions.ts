import type { Checkout, CheckoutEvent } from '../domain/checkout.js';
import type { Subscription, SubscriptionEvent } from '../domain/subscription.js';

/** Where checkouts live. The promises below are executable: see subscriptions.contract.ts. */
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
   * @throws billingErrors.stale when it has changed since it was read, or when another is open for the same
   */
  abstract save(checkout: Checkout, ...events: CheckoutEvent[]): Promise<Checkout>;
}

/** Where subscriptions live. The promises below are executable: see subscriptions.contract.ts. */
export abstract class SubscriptionRepository {
  /** Null for a brand that never subscribed. */
  abstract find(brandId: string): Promise<Subscription | null>;

  /** The same, once nobody else changes it, and nobody will until the open transaction ends. */
  abstract lock(brandId: string): Promise<Subscription | null>;

  /** A number larger than every one before: its reading at the card provider begins after every reading with a smaller one. */
  abstract nextReading(): Promise<number>;

  /** Those whose next mail about a failed payment, or whose end of grace, is due. */
  abstract dueNotices(now: Date, limit: number): Promise<Subscription[]>;

  /** Paying brands whose card expires before this moment and who haven't been warned. */
  abstract endingCards(before: Date, limit: number): Promise<Subscription[]>;

  /** Those that pay without having bought at the card provider. */
  abstract unbought(): Promise<Subscription[]>;

  /** Which of these brands pay. */
  abstract payingAmong(brandIds: readonly string[]): Promise<ReadonlySet<string>>;

  /**
   * Stores the state and its events together, or neither. Returns the stored state (next version).
   * @throws billingErrors.stale when the stored version is not the one this subscription was read at
   */
  abstract save(subscription: Subscription, ...events: SubscriptionEvent[]): Promise<Subscription>;
}

import type { Checkout, CheckoutEvent } from '../domain/checkout.js';
import type { Subscription, SubscriptionEvent } from '../domain/subscription.js';

/** Stores checkouts. The promises below are executable: see subscriptions.contract.ts. */
export abstract class CheckoutRepository {
  abstract find(id: string): Promise<Checkout | null>;

  /** The brand's open checkout for a plan; there is at most one. */
  abstract openForPlan(brandId: string): Promise<Checkout | null>;

  /** The newest checkout of one Collab. */
  abstract forCollab(collabId: string): Promise<Checkout | null>;

  /** The brand's checkout that was settled by this payment. */
  abstract ofPayment(brandId: string, paymentId: string): Promise<Checkout | null>;

  abstract bySession(sessionId: string): Promise<Checkout | null>;

  /** All open ones, oldest first. */
  abstract open(limit: number): Promise<Checkout[]>;

  /** Collabs that were paid for without a page at the card provider, oldest first. */
  abstract unbought(): Promise<Checkout[]>;

  /**
   * Stores the state and its events together, or neither. Returns the stored state (next version).
   * @throws billingErrors.stale when it has changed since it was read, or when another is open for the same
   */
  abstract save(checkout: Checkout, ...events: CheckoutEvent[]): Promise<Checkout>;
}

/** Stores subscriptions. The promises below are executable: see subscriptions.contract.ts. */
export abstract class SubscriptionRepository {
  /** Null for a brand that has never subscribed. */
  abstract find(brandId: string): Promise<Subscription | null>;

  /** The same, locked until the open transaction ends. */
  abstract lock(brandId: string): Promise<Subscription | null>;

  /**
   * A monotonic number, allocated before a reading at the card provider, so that a higher number means a later start.
   */
  abstract nextReading(): Promise<number>;

  /** Those with an email about a failed payment due, or whose grace period has ended. */
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

import type { Subscription, SubscriptionEvent } from '../domain/subscription.js';

/** Where subscriptions live. The promises below are executable: see subscription.repository.contract.ts. */
export abstract class SubscriptionRepository {
  /** Null for a brand that never subscribed. */
  abstract find(brandId: string): Promise<Subscription | null>;

  /** Which of these brands pay. */
  abstract payingAmong(brandIds: readonly string[]): Promise<ReadonlySet<string>>;

  /**
   * Stores the state and its events together, or neither. Returns the stored state (next version).
   * @throws billingErrors.stale when the stored version is not the one this subscription was read at
   */
  abstract save(subscription: Subscription, ...events: SubscriptionEvent[]): Promise<Subscription>;
}

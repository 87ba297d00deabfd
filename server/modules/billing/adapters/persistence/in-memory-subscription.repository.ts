import { billingErrors } from '../../domain/billing.errors.js';
import type { Subscription, SubscriptionEvent } from '../../domain/subscription.js';
import { SubscriptionRepository } from '../../ports/subscription.repository.js';

export class InMemorySubscriptionRepository extends SubscriptionRepository {
  readonly events: SubscriptionEvent[] = [];
  private readonly subscriptions = new Map<string, Subscription>();

  async find(brandId: string): Promise<Subscription | null> {
    return this.subscriptions.get(brandId) ?? null;
  }

  async payingAmong(brandIds: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set(brandIds.filter((id) => this.subscriptions.get(id)?.paying));
  }

  async save(subscription: Subscription, ...events: SubscriptionEvent[]): Promise<Subscription> {
    const { brandId, version } = subscription;
    if ((this.subscriptions.get(brandId)?.version ?? 0) !== version) throw billingErrors.stale(brandId);
    const next = { ...subscription, version: version + 1 };
    this.subscriptions.set(brandId, next);
    this.events.push(...events);
    return next;
  }
}

import { billingErrors } from '../../domain/billing.errors.js';
import type { Subscription, SubscriptionEvent } from '../../domain/subscription.js';
import { SubscriptionRepository } from '../../ports/subscription.repository.js';

export class InMemorySubscriptionRepository extends SubscriptionRepository {
  readonly events: SubscriptionEvent[] = [];
  private readonly subscriptions = new Map<string, Subscription>();
  private readings = 0;

  async find(brandId: string): Promise<Subscription | null> {
    return this.subscriptions.get(brandId) ?? null;
  }

  lock(brandId: string): Promise<Subscription | null> {
    return this.find(brandId);
  }

  async nextReading(): Promise<number> {
    return ++this.readings;
  }

  async dueNotices(now: Date, limit: number): Promise<Subscription[]> {
    return this.those(({ nextNoticeAt }) => nextNoticeAt !== null && nextNoticeAt <= now).slice(0, limit);
  }

  async endingCards(before: Date, limit: number): Promise<Subscription[]> {
    return this.those(
      ({ paying, cardEndsAt, cardNoticeFor }) =>
        paying && cardEndsAt !== null && cardEndsAt <= before && cardNoticeFor?.getTime() !== cardEndsAt.getTime(),
    ).slice(0, limit);
  }

  async unbought(): Promise<Subscription[]> {
    return this.those(({ paying, providerId }) => paying && providerId === null);
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

  private those(hold: (subscription: Subscription) => boolean): Subscription[] {
    return [...this.subscriptions.values()].filter(hold);
  }
}

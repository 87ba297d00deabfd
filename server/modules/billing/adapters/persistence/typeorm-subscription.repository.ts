import { type Database, orConflict } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import { billingErrors } from '../../domain/billing.errors.js';
import type { Subscription, SubscriptionEvent } from '../../domain/subscription.js';
import { SubscriptionRepository } from '../../ports/subscription.repository.js';
import { SubscriptionSchema } from './subscription.schema.js';

export class TypeOrmSubscriptionRepository extends SubscriptionRepository {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  find(brandId: string): Promise<Subscription | null> {
    return this.db.manager.findOneBy(SubscriptionSchema, { brandId });
  }

  async payingAmong(brandIds: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.db.rows<{ id: string }>(
      'select brand_id as id from subscriptions where paying and brand_id = any($1::uuid[])',
      [brandIds],
      'billing-paying-among',
    );
    return new Set(rows.map(({ id }) => id));
  }

  save(subscription: Subscription, ...events: SubscriptionEvent[]): Promise<Subscription> {
    const next = { ...subscription, version: subscription.version + 1 };
    return this.db.inTransaction(async () => {
      await (subscription.version === 0 ? this.insert(next) : this.replace(subscription.version, next));
      await this.outbox.append(events);
      return next;
    });
  }

  private insert(next: Subscription) {
    return orConflict(this.db.manager.insert(SubscriptionSchema, next), billingErrors.stale(next.brandId));
  }

  private async replace(version: number, next: Subscription) {
    const { affected } = await this.db.manager.update(SubscriptionSchema, { brandId: next.brandId, version }, next);
    if (affected === 0) throw billingErrors.stale(next.brandId);
  }
}

import { EntitySchema, In, IsNull } from 'typeorm';
import { type Database, orConflict } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import type { Forgets } from '../../../../shared/realtime/index.js';
import { billingErrors } from '../../domain/billing.errors.js';
import type { Subscription, SubscriptionEvent } from '../../domain/subscription.js';
import { SubscriptionRepository } from '../../ports/subscriptions.js';

const moment = (name: string) => ({ type: 'timestamptz', name, nullable: true }) as const;
const text = (name: string) => ({ type: 'text', name, nullable: true }) as const;

export const SubscriptionSchema = new EntitySchema<Subscription>({
  name: 'Subscription',
  tableName: 'subscriptions',
  columns: {
    brandId: { type: 'uuid', name: 'brand_id', primary: true },
    plan: { type: 'text' },
    paying: { type: 'boolean' },
    status: { type: 'text' },
    providerId: text('provider_id'),
    periodStartsAt: moment('period_starts_at'),
    periodEndsAt: moment('period_ends_at'),
    unpaidSince: moment('unpaid_since'),
    notices: { type: 'smallint' },
    nextNoticeAt: moment('next_notice_at'),
    cancelsAt: moment('cancels_at'),
    nextPlan: text('next_plan'),
    wantedPlan: text('wanted_plan'),
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    cardEndsAt: moment('card_ends_at'),
    cardNoticeFor: moment('card_notice_for'),
    questions: { type: 'text', array: true },
    reading: { type: 'int' },
    updatedAt: { type: 'timestamptz', name: 'updated_at' },
    version: { type: 'int' },
  },
});

export class TypeOrmSubscriptionRepository extends SubscriptionRepository {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
    private readonly kept: Forgets,
  ) {
    super();
  }

  find(brandId: string): Promise<Subscription | null> {
    return this.db.manager.findOneBy(SubscriptionSchema, { brandId });
  }

  /** There may be no row to lock yet. */
  async lock(brandId: string): Promise<Subscription | null> {
    await this.db.rows(`select pg_advisory_xact_lock(hashtextextended('billing-subscription:' || $1, 0))`, [brandId]);
    return this.find(brandId);
  }

  async nextReading(): Promise<number> {
    const [row] = await this.db.rows<{ reading: number }>(`select nextval('subscription_readings')::int as reading`);
    return row!.reading;
  }

  dueNotices(now: Date, limit: number): Promise<Subscription[]> {
    return this.those('next_notice_at is not null and next_notice_at <= $1 order by next_notice_at', now, limit);
  }

  endingCards(before: Date, limit: number): Promise<Subscription[]> {
    return this.those(
      'paying and card_ends_at is not null and card_ends_at <= $1 and card_notice_for is distinct from card_ends_at',
      before,
      limit,
    );
  }

  unbought(): Promise<Subscription[]> {
    return this.db.manager.findBy(SubscriptionSchema, { paying: true, providerId: IsNull() });
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
      await this.kept.changed(next.brandId);
      return next;
    });
  }

  private insert(next: Subscription) {
    return orConflict(this.db.manager.insert(SubscriptionSchema, next), () => billingErrors.stale(next.brandId));
  }

  private async replace(version: number, next: Subscription) {
    const { affected } = await this.db.manager.update(SubscriptionSchema, { brandId: next.brandId, version }, next);
    if (affected === 0) throw billingErrors.stale(next.brandId);
  }

  private async those(condition: string, moment: Date, limit: number): Promise<Subscription[]> {
    const found = await this.db.rows<{ brandId: string }>(
      `select brand_id as "brandId" from subscriptions where ${condition} limit $2`,
      [moment, limit],
    );
    if (found.length === 0) return [];
    return this.db.manager.findBy(SubscriptionSchema, { brandId: In(found.map(({ brandId }) => brandId)) });
  }
}

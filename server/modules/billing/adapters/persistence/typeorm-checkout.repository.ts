import { EntitySchema, IsNull } from 'typeorm';
import { type Database, orConflict } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import { billingErrors } from '../../domain/billing.errors.js';
import type { Checkout, CheckoutEvent } from '../../domain/checkout.js';
import { CheckoutRepository } from '../../ports/subscriptions.js';

export const CheckoutSchema = new EntitySchema<Checkout>({
  name: 'Checkout',
  tableName: 'checkouts',
  columns: {
    id: { type: 'uuid', primary: true },
    brandId: { type: 'uuid', name: 'brand_id' },
    kind: { type: 'text' },
    plan: { type: 'text' },
    collabId: { type: 'uuid', name: 'collab_id', nullable: true },
    pricePence: { type: 'int', name: 'price_pence' },
    sessionId: { type: 'text', name: 'session_id', nullable: true },
    url: { type: 'text', nullable: true },
    paymentId: { type: 'text', name: 'payment_id', nullable: true },
    state: { type: 'text' },
    askedBy: { type: 'text', name: 'asked_by' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    expiresAt: { type: 'timestamptz', name: 'expires_at', nullable: true },
    updatedAt: { type: 'timestamptz', name: 'updated_at' },
    version: { type: 'int' },
  },
});

export class TypeOrmCheckoutRepository extends CheckoutRepository {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  find(id: string): Promise<Checkout | null> {
    return this.db.manager.findOneBy(CheckoutSchema, { id });
  }

  openForPlan(brandId: string): Promise<Checkout | null> {
    return this.db.manager.findOneBy(CheckoutSchema, { brandId, kind: 'plan', state: 'open' });
  }

  async forCollab(collabId: string): Promise<Checkout | null> {
    const [newest = null] = await this.db.manager.find(CheckoutSchema, {
      where: { collabId },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: 1,
    });
    return newest;
  }

  ofPayment(brandId: string, paymentId: string): Promise<Checkout | null> {
    return this.db.manager.findOneBy(CheckoutSchema, { brandId, paymentId });
  }

  bySession(sessionId: string): Promise<Checkout | null> {
    return this.db.manager.findOneBy(CheckoutSchema, { sessionId });
  }

  open(limit: number): Promise<Checkout[]> {
    return this.db.manager.find(CheckoutSchema, { where: { state: 'open' }, order: { id: 'ASC' }, take: limit });
  }

  unbought(): Promise<Checkout[]> {
    const paidElsewhere = { kind: 'collab', state: 'paid', sessionId: IsNull(), paymentId: IsNull() } as const;
    return this.db.manager.find(CheckoutSchema, { where: paidElsewhere, order: { id: 'ASC' } });
  }

  save(checkout: Checkout, ...events: CheckoutEvent[]): Promise<Checkout> {
    const { id, brandId, version } = checkout;
    const next = { ...checkout, version: version + 1 };
    const stale = () => billingErrors.stale(brandId);
    return this.db.inTransaction(async () => {
      if (version === 0) await orConflict(this.db.manager.insert(CheckoutSchema, next), stale);
      else {
        const { affected } = await this.db.manager.update(CheckoutSchema, { id, version }, next);
        if (affected === 0) throw stale();
      }
      await this.outbox.append(events);
      return next;
    });
  }
}

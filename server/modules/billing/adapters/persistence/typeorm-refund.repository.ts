import { EntitySchema } from 'typeorm';
import { type Database, orConflict } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import { billingErrors } from '../../domain/billing.errors.js';
import type { Dispute, DisputeEvent, Refund, RefundEvent } from '../../domain/refund.js';
import { DisputeRepository, RefundRepository } from '../../ports/provider.js';

export const RefundSchema = new EntitySchema<Refund>({
  name: 'Refund',
  tableName: 'refunds',
  columns: {
    id: { type: 'uuid', primary: true },
    brandId: { type: 'uuid', name: 'brand_id' },
    collabId: { type: 'uuid', name: 'collab_id', nullable: true },
    invoiceId: { type: 'text', name: 'invoice_id', nullable: true },
    paymentId: { type: 'text', name: 'payment_id' },
    amountPence: { type: 'int', name: 'amount_pence' },
    reason: { type: 'text' },
    askedBy: { type: 'text', name: 'asked_by' },
    state: { type: 'text' },
    providerId: { type: 'text', name: 'provider_id', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    updatedAt: { type: 'timestamptz', name: 'updated_at' },
    version: { type: 'int' },
  },
});

export class TypeOrmRefundRepository extends RefundRepository {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  find(id: string): Promise<Refund | null> {
    return this.db.manager.findOneBy(RefundSchema, { id });
  }

  ofBrand(brandId: string): Promise<Refund[]> {
    return this.db.manager.find(RefundSchema, {
      where: { brandId },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: 100,
    });
  }

  async returnedOf(paymentId: string): Promise<number> {
    const [row] = await this.db.rows<{ pence: number }>(
      `select coalesce(sum(amount_pence), 0)::int as pence from refunds where payment_id = $1 and state <> 'failed'`,
      [paymentId],
    );
    return row!.pence;
  }

  async save(refund: Refund, ...events: RefundEvent[]): Promise<Refund> {
    const next = { ...refund, version: refund.version + 1 };
    const stale = () => billingErrors.stale(refund.brandId);
    if (!(await orConflict(this.outbox.save(RefundSchema, next, events), stale))) throw stale();
    return next;
  }
}

export const DisputeSchema = new EntitySchema<Dispute>({
  name: 'Dispute',
  tableName: 'disputes',
  columns: {
    id: { type: 'text', primary: true },
    brandId: { type: 'uuid', name: 'brand_id', nullable: true },
    amountPence: { type: 'int', name: 'amount_pence' },
    reason: { type: 'text' },
    state: { type: 'text' },
    openedAt: { type: 'timestamptz', name: 'opened_at' },
    updatedAt: { type: 'timestamptz', name: 'updated_at' },
  },
});

export class TypeOrmDisputeRepository extends DisputeRepository {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  find(id: string): Promise<Dispute | null> {
    return this.db.manager.findOneBy(DisputeSchema, { id });
  }

  ofBrand(brandId: string): Promise<Dispute[]> {
    return this.db.manager.find(DisputeSchema, { where: { brandId }, order: { openedAt: 'DESC' }, take: 100 });
  }

  note(dispute: Dispute, event: DisputeEvent): Promise<void> {
    return this.db.inTransaction(async () => {
      await this.db.manager.upsert(DisputeSchema, dispute, ['id']);
      await this.outbox.append([event]);
    });
  }
}

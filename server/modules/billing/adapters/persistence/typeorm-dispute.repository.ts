import { EntitySchema } from 'typeorm';
import type { Database } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import type { Dispute, DisputeEvent } from '../../domain/dispute.js';
import { DisputeRepository } from '../../ports/provider.js';

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

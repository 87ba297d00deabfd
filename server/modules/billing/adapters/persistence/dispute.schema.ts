import { EntitySchema } from 'typeorm';
import type { Dispute } from '../../domain/dispute.js';

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

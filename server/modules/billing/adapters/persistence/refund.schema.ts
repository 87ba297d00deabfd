import { EntitySchema } from 'typeorm';
import type { Refund } from '../../domain/refund.js';

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

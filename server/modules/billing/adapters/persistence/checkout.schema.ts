import { EntitySchema } from 'typeorm';
import type { Checkout } from '../../domain/checkout.js';

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

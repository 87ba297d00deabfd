import { EntitySchema } from 'typeorm';
import type { Subscription } from '../../domain/subscription.js';

export const SubscriptionSchema = new EntitySchema<Subscription>({
  name: 'Subscription',
  tableName: 'subscriptions',
  columns: {
    brandId: { type: 'uuid', name: 'brand_id', primary: true },
    plan: { type: 'text' },
    paying: { type: 'boolean' },
    periodStartsAt: { type: 'timestamptz', name: 'period_starts_at', nullable: true },
    periodEndsAt: { type: 'timestamptz', name: 'period_ends_at', nullable: true },
    updatedAt: { type: 'timestamptz', name: 'updated_at' },
    version: { type: 'int' },
  },
});

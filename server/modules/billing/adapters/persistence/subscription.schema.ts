import { EntitySchema } from 'typeorm';
import type { Subscription } from '../../domain/subscription.js';

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
    reading: { type: 'int' },
    updatedAt: { type: 'timestamptz', name: 'updated_at' },
    version: { type: 'int' },
  },
});

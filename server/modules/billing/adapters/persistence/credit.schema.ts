import { EntitySchema } from 'typeorm';
import type { CollabCredit, CreditAccount, CreditLine } from '../../domain/credit.js';

export const CreditAccountSchema = new EntitySchema<CreditAccount>({
  name: 'CreditAccount',
  tableName: 'credit_accounts',
  columns: {
    brandId: { type: 'uuid', name: 'brand_id', primary: true },
    freeLeft: { type: 'int', name: 'free_left' },
    granted: { type: 'int' },
    keptLeft: { type: 'int', name: 'kept_left' },
    periodStartsAt: { type: 'timestamptz', name: 'period_starts_at', nullable: true },
    periodEndsAt: { type: 'timestamptz', name: 'period_ends_at', nullable: true },
    version: { type: 'int' },
  },
});

export const CollabCreditSchema = new EntitySchema<CollabCredit>({
  name: 'CollabCredit',
  tableName: 'collab_credits',
  columns: {
    collabId: { type: 'uuid', name: 'collab_id', primary: true },
    brandId: { type: 'uuid', name: 'brand_id' },
    state: { type: 'text' },
    source: { type: 'text' },
    pricePence: { type: 'int', name: 'price_pence' },
    plan: { type: 'text' },
    periodStartsAt: { type: 'timestamptz', name: 'period_starts_at', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    updatedAt: { type: 'timestamptz', name: 'updated_at' },
    version: { type: 'int' },
  },
});

export const CreditLineSchema = new EntitySchema<CreditLine>({
  name: 'CreditLine',
  tableName: 'credit_lines',
  columns: {
    id: { type: 'uuid', primary: true },
    brandId: { type: 'uuid', name: 'brand_id' },
    collabId: { type: 'uuid', name: 'collab_id', nullable: true },
    kind: { type: 'text' },
    source: { type: 'text', nullable: true },
    free: { type: 'int' },
    kept: { type: 'int' },
    pricePence: { type: 'int', name: 'price_pence' },
    plan: { type: 'text' },
    periodStartsAt: { type: 'timestamptz', name: 'period_starts_at', nullable: true },
    at: { type: 'timestamptz' },
    actorId: { type: 'text', name: 'actor_id' },
    note: { type: 'text' },
  },
});

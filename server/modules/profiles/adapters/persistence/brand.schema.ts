import { EntitySchema } from 'typeorm';
import type { Brand } from '../../domain/brand.js';

export const BrandSchema = new EntitySchema<Brand>({
  name: 'Brand',
  tableName: 'brands',
  columns: {
    id: { type: 'uuid', primary: true },
    name: { type: 'text' },
    slug: { type: 'text' },
    email: { type: 'text' },
    city: { type: 'text' },
    category: { type: 'text' },
    about: { type: 'text' },
    website: { type: 'text', nullable: true },
    avatarPath: { type: 'text', name: 'avatar_path', nullable: true },
    salesStage: { type: 'smallint', name: 'sales_stage' },
    salesStageSince: { type: 'timestamptz', name: 'sales_stage_since' },
    onboardingStage: { type: 'smallint', name: 'onboarding_stage' },
    onboardingStageSince: { type: 'timestamptz', name: 'onboarding_stage_since' },
    accountManager: { type: 'text', name: 'account_manager', nullable: true },
    priority: { type: 'smallint' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    updatedAt: { type: 'timestamptz', name: 'updated_at' },
    version: { type: 'int' },
  },
});

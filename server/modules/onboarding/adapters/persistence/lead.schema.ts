import { EntitySchema } from 'typeorm';
import type { Lead } from '../../domain/lead.js';

export const LeadSchema = new EntitySchema<Lead>({
  name: 'Lead',
  tableName: 'leads',
  columns: {
    id: { type: 'uuid', primary: true },
    kind: { type: 'text' },
    email: { type: 'text' },
    name: { type: 'text' },
    company: { type: 'text' },
    tier: { type: 'text', nullable: true },
    invitedBy: { type: 'text', name: 'invited_by', nullable: true },
    dateOfBirth: { type: 'date', name: 'date_of_birth', nullable: true },
    profileUid: { type: 'uuid', name: 'profile_uid', nullable: true },
    salesStage: { type: 'smallint', name: 'sales_stage' },
    onboardingStage: { type: 'smallint', name: 'onboarding_stage' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    updatedAt: { type: 'timestamptz', name: 'updated_at' },
    version: { type: 'int' },
  },
});

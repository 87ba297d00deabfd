import { EntitySchema } from 'typeorm';
import { type Database, orConflict } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import type { Lead, LeadEvent, LeadKind } from '../../domain/lead.js';
import { onboardingErrors } from '../../domain/onboarding.errors.js';
import { LeadRepository } from '../../ports/repositories.js';

export class TypeOrmLeadRepository extends LeadRepository {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  find(kind: LeadKind, email: string): Promise<Lead | null> {
    return this.db.manager.findOneBy(LeadSchema, { kind, email });
  }

  async save(lead: Lead, ...events: LeadEvent[]): Promise<Lead> {
    const next = { ...lead, version: lead.version + 1 };
    const stale = () => onboardingErrors.stale();
    if (!(await orConflict(this.outbox.save(LeadSchema, next, events), stale))) throw stale();
    return next;
  }
}

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

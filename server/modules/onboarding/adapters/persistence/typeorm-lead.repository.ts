import { type Database, orConflict } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import type { Lead, LeadEvent, LeadKind } from '../../domain/lead.js';
import { onboardingErrors } from '../../domain/onboarding.errors.js';
import { LeadRepository } from '../../ports/repositories.js';
import { LeadSchema } from './lead.schema.js';

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
    const stale = onboardingErrors.stale();
    if (!(await orConflict(this.outbox.save(LeadSchema, next, events), stale))) throw stale;
    return next;
  }
}

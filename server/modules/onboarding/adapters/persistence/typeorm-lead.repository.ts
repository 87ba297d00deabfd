import { type Database, orConflict } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import type { Lead, LeadEvent, LeadKind } from '../../domain/lead.js';
import { onboardingErrors } from '../../domain/onboarding.errors.js';
import { LeadRepository } from '../../ports/lead.repository.js';
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

  save(lead: Lead, ...events: LeadEvent[]): Promise<Lead> {
    const next = { ...lead, version: lead.version + 1 };
    return this.db.inTransaction(async () => {
      await (lead.version === 0 ? this.insert(next) : this.replace(lead.version, next));
      await this.outbox.append(events);
      return next;
    });
  }

  private insert(next: Lead) {
    return orConflict(this.db.manager.insert(LeadSchema, next), onboardingErrors.stale());
  }

  private async replace(version: number, next: Lead) {
    const { affected } = await this.db.manager.update(LeadSchema, { id: next.id, version }, next);
    if (affected === 0) throw onboardingErrors.stale();
  }
}

import type { Lead, LeadEvent, LeadKind } from '../../domain/lead.js';
import { onboardingErrors } from '../../domain/onboarding.errors.js';
import { LeadRepository } from '../../ports/lead.repository.js';

export class InMemoryLeadRepository extends LeadRepository {
  readonly events: LeadEvent[] = [];
  private readonly leads = new Map<string, Lead>();

  async find(kind: LeadKind, email: string): Promise<Lead | null> {
    return this.leads.get(`${kind} ${email}`) ?? null;
  }

  async save(lead: Lead, ...events: LeadEvent[]): Promise<Lead> {
    const key = `${lead.kind} ${lead.email}`;
    if ((this.leads.get(key)?.version ?? 0) !== lead.version) throw onboardingErrors.stale();
    const next = { ...lead, version: lead.version + 1 };
    this.leads.set(key, next);
    this.events.push(...events);
    return next;
  }
}

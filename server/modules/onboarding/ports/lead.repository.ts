import type { Lead, LeadEvent, LeadKind } from '../domain/lead.js';

/** Where leads live. The promises below are executable: see lead.repository.contract.ts. */
export abstract class LeadRepository {
  abstract find(kind: LeadKind, email: string): Promise<Lead | null>;

  /**
   * Stores the state and its events together, or neither. Returns the stored state (next version).
   * @throws onboardingErrors.stale when the stored version is another, or when somebody was faster to become this lead
   */
  abstract save(lead: Lead, ...events: LeadEvent[]): Promise<Lead>;
}

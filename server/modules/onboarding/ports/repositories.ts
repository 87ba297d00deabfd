import type { Call, CallEvent } from '../domain/call.js';
import type { Lead, LeadEvent, LeadKind } from '../domain/lead.js';

/** Stores leads. The promises below are executable: see repositories.contract.ts. */
export abstract class LeadRepository {
  abstract find(kind: LeadKind, email: string): Promise<Lead | null>;

  /**
   * Stores the state and its events together, or neither. Returns the stored state (next version).
   * @throws onboardingErrors.stale when the stored version is another, or on a conflict with a concurrent creation of
   * the same lead
   */
  abstract save(lead: Lead, ...events: LeadEvent[]): Promise<Lead>;
}

/** Stores calls. No two have the same time: see repositories.contract.ts. */
export abstract class CallRepository {
  /** @throws onboardingErrors.callNotFound */
  abstract get(id: string): Promise<Call>;

  /** @throws onboardingErrors.callNotFound */
  abstract getByToken(tokenHash: string): Promise<Call>;

  /** The booked call that starts at this time. */
  abstract bookedAt(startsAt: Date): Promise<Call | null>;

  /** The times of booked calls from this moment on. */
  abstract takenFrom(moment: Date): Promise<Date[]>;

  /**
   * Stores the state and its events together, or neither. Returns the stored state (next version).
   * @throws onboardingErrors.callTimeTaken when another booked call has this time
   * @throws onboardingErrors.stale when the stored version is not the one this call was read at
   */
  abstract save(call: Call, ...events: CallEvent[]): Promise<Call>;
}

/** Rate limits emails to other people's addresses. Counters survive restarts and failed requests. */
export abstract class EntryLimits {
  /**
   * Counts an email that someone triggers: 5 an email address and 50 a network in 15 minutes.
   * @throws onboarding/too-many-requests
   */
  abstract countMail(email: string, address: string): Promise<void>;
}

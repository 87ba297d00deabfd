import type { Call, CallEvent } from '../domain/call.js';

/** Where calls live. Two never share a time: see call.repository.contract.ts. */
export abstract class CallRepository {
  /** @throws onboardingErrors.callNotFound */
  abstract get(id: string): Promise<Call>;

  /** @throws onboardingErrors.callNotFound */
  abstract getByToken(tokenHash: string): Promise<Call>;

  /** The times of booked calls from this moment on. */
  abstract takenFrom(moment: Date): Promise<Date[]>;

  /**
   * Stores the state and its events together, or neither. Returns the stored state (next version).
   * @throws onboardingErrors.callTimeTaken when another booked call has this time
   * @throws onboardingErrors.stale when the stored version is not the one this call was read at
   */
  abstract save(call: Call, ...events: CallEvent[]): Promise<Call>;
}

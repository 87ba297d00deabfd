import type { AccountEvent, Closure } from '../domain/closure.js';
import type { Consent } from '../domain/consent.js';

/** What people have allowed: a list that only grows. The promises below are executable: see repositories.contract.ts. */
export abstract class ConsentRepository {
  abstract add(consent: Consent): Promise<void>;

  /** What holds now; null when the person has never been asked. */
  abstract newestOf(userId: string): Promise<Consent | null>;
}

/** Accounts that are being closed. The promises below are executable: see repositories.contract.ts. */
export abstract class ClosureRepository {
  abstract find(userId: string): Promise<Closure | null>;

  /** Stores the closure and its event together. @throws privacyErrors.alreadyClosing */
  abstract add(closure: Closure, event: AccountEvent): Promise<void>;

  /** Takes a closure away, with its event. However many ask at once, one succeeds: false for the others. */
  abstract take(userId: string, event: AccountEvent): Promise<boolean>;

  /** Stores an event of an account that was not being closed before. */
  abstract tell(event: AccountEvent): Promise<void>;

  /** Some of those whose time is over, the longest-waiting first. */
  abstract due(now: Date, limit: number): Promise<Closure[]>;
}

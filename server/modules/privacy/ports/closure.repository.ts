import type { AccountEvent, Closure } from '../domain/closure.js';

/** Accounts that are being closed. The promises below are executable: see closure.repository.contract.ts. */
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

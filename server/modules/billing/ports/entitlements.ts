import type { Feature } from '../../../contract/features.js';
import type { EntitlementEvent, Override } from '../domain/entitlement.js';
import type { CollabCredit, CreditAccount, CreditLine } from '../domain/credit.js';
import type { CreditChange } from '../domain/credit-moves.js';

/** Overrides by staff. The promises below are executable: see entitlements.contract.ts. */
export abstract class EntitlementRepository {
  /** Overrides of this brand and of `everywhere` that haven't been cleared; they may have expired. */
  abstract standing(brandId: string): Promise<Override[]>;

  abstract find(brandId: string, feature: Feature): Promise<Override | null>;

  /** Stores it with its event; ends the previous override of this feature. */
  abstract put(override: Override, event: EntitlementEvent): Promise<void>;

  /** Stores that it was cleared, with its event. Idempotent. */
  abstract end(override: Override, event: EntitlementEvent): Promise<void>;
}

/** Stores credits. The promises below are executable: see entitlements.contract.ts. */
export abstract class CreditRepository {
  /** The current account; an empty one for a brand without one. */
  abstract account(brandId: string): Promise<CreditAccount>;

  /** The same, locked until the open transaction ends. */
  abstract lock(brandId: string): Promise<CreditAccount>;

  /** What a Collab has taken; null if nothing. */
  abstract find(collabId: string): Promise<CollabCredit | null>;

  /**
   * Stores account, credit, ledger lines and events together, or nothing.
   * @throws billingErrors.stale when account or credit are not as they were read
   */
  abstract save(change: CreditChange): Promise<void>;

  /**
   * Accounts whose period ends after `now` and before this moment, with an unused credit that was returned in that
   * period and no warning yet. Earliest end first.
   */
  abstract lapsing(now: Date, before: Date, limit: number): Promise<CreditAccount[]>;

  /** The ledger, newest first; `before` is the id of the previous page's last line. */
  abstract lines(brandId: string, page: Readonly<{ limit: number; before?: string }>): Promise<CreditLine[]>;
}

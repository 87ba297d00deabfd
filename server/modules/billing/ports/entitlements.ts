import type { Feature } from '../../../contract/features.js';
import type { EntitlementEvent, Override } from '../domain/entitlement.js';
import type { CollabCredit, CreditAccount, CreditLine } from '../domain/credit.js';
import type { CreditChange } from '../domain/credit-moves.js';

/** What staff have granted and locked. The promises below are executable: see entitlements.contract.ts. */
export abstract class EntitlementRepository {
  /** Those of this brand and those of `everywhere` that have not been ended; their time may be over all the same. */
  abstract standing(brandId: string): Promise<Override[]>;

  abstract find(brandId: string, feature: Feature): Promise<Override | null>;

  /** Stores it and its event together; the one that stood for this feature ends. */
  abstract put(override: Override, event: EntitlementEvent): Promise<void>;

  /** Stores the end of one and its event together; ending it twice changes nothing more. */
  abstract end(override: Override, event: EntitlementEvent): Promise<void>;
}

/** Where credits live. The promises below are executable: see entitlements.contract.ts. */
export abstract class CreditRepository {
  /** The account as it is; an empty one for a brand that never had any. */
  abstract account(brandId: string): Promise<CreditAccount>;

  /** The same, once nobody else changes it, and nobody will until the open transaction ends. */
  abstract lock(brandId: string): Promise<CreditAccount>;

  /** What a Collab has taken; null when it has taken nothing. */
  abstract find(collabId: string): Promise<CollabCredit | null>;

  /**
   * Stores account, credit, ledger lines and events together, or nothing.
   * @throws billingErrors.stale when account or credit are not as they were read
   */
  abstract save(change: CreditChange): Promise<void>;

  /**
   * Accounts whose period ends before this moment, after `now`, with a credit left that was given back in that period; the
   * brand has not been warned. The first to end come first.
   */
  abstract lapsing(now: Date, before: Date, limit: number): Promise<CreditAccount[]>;

  /** The ledger, newest first; `before` is the id of the last line seen. */
  abstract lines(brandId: string, page: Readonly<{ limit: number; before?: string }>): Promise<CreditLine[]>;
}

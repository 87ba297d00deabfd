import type { CollabCredit, CreditAccount, CreditLine } from '../domain/credit.js';
import type { CreditChange } from '../domain/credit-moves.js';

/** Where credits live. The promises below are executable: see credit.repository.contract.ts. */
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

  /** The ledger, newest first; `before` is the id of the last line seen. */
  abstract lines(brandId: string, page: Readonly<{ limit: number; before?: string }>): Promise<CreditLine[]>;
}

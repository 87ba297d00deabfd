import { billingErrors } from '../../domain/billing.errors.js';
import { type CollabCredit, type CreditAccount, type CreditLine, emptyAccount } from '../../domain/credit.js';
import type { CreditChange, CreditEvent } from '../../domain/credit-moves.js';
import { CreditRepository } from '../../ports/credit.repository.js';

export class InMemoryCreditRepository extends CreditRepository {
  readonly events: CreditEvent[] = [];
  readonly ledger: CreditLine[] = [];
  private readonly accounts = new Map<string, CreditAccount>();
  private readonly credits = new Map<string, CollabCredit>();

  async account(brandId: string): Promise<CreditAccount> {
    return this.accounts.get(brandId) ?? emptyAccount(brandId);
  }

  lock(brandId: string): Promise<CreditAccount> {
    return this.account(brandId);
  }

  async find(collabId: string): Promise<CollabCredit | null> {
    return this.credits.get(collabId) ?? null;
  }

  async save({ account, credit, lines, events }: CreditChange): Promise<void> {
    const { brandId, version } = account;
    const isStale =
      (this.accounts.get(brandId)?.version ?? 0) !== version ||
      (credit && (this.credits.get(credit.collabId)?.version ?? 0) !== credit.version);
    if (isStale) throw billingErrors.stale(brandId);
    this.accounts.set(brandId, { ...account, version: version + 1 });
    if (credit) this.credits.set(credit.collabId, { ...credit, version: credit.version + 1 });
    this.ledger.push(...lines);
    this.events.push(...events);
  }

  async lines(brandId: string, { limit, before }: { limit: number; before?: string }): Promise<CreditLine[]> {
    const own = this.ledger.filter((line) => line.brandId === brandId && (before === undefined || line.id < before));
    return own.sort((a, b) => (a.id < b.id ? 1 : -1)).slice(0, limit);
  }
}

import { columnsOf, type Database, orConflict } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import { billingErrors } from '../../domain/billing.errors.js';
import { type CollabCredit, type CreditAccount, type CreditLine, emptyAccount } from '../../domain/credit.js';
import type { CreditChange } from '../../domain/credit-moves.js';
import { CreditRepository } from '../../ports/credit.repository.js';
import { CollabCreditSchema, CreditAccountSchema, CreditLineSchema } from './credit.schema.js';

export class TypeOrmCreditRepository extends CreditRepository {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async account(brandId: string): Promise<CreditAccount> {
    return (await this.db.manager.findOneBy(CreditAccountSchema, { brandId })) ?? emptyAccount(brandId);
  }

  /** The row has to be there to be waited for. */
  async lock(brandId: string): Promise<CreditAccount> {
    await this.db.rows(
      `insert into credit_accounts (brand_id, free_left, granted, kept_left, version) values ($1, 0, 0, 0, 0)
       on conflict do nothing`,
      [brandId],
    );
    return this.db.manager.findOneOrFail(CreditAccountSchema, {
      where: { brandId },
      lock: { mode: 'pessimistic_write' },
    });
  }

  find(collabId: string): Promise<CollabCredit | null> {
    return this.db.manager.findOneBy(CollabCreditSchema, { collabId });
  }

  save({ account, credit, lines, events }: CreditChange): Promise<void> {
    return this.db.inTransaction(async () => {
      await this.replaceAccount(account);
      if (credit) await this.put(credit);
      if (lines.length > 0) await this.db.manager.insert(CreditLineSchema, [...lines]);
      await this.outbox.append(events);
    });
  }

  lines(brandId: string, { limit, before }: { limit: number; before?: string }): Promise<CreditLine[]> {
    return this.db.rows<CreditLine>(
      `select ${columnsOf(CreditLineSchema)} from credit_lines where brand_id = $1 and ($2::uuid is null or id < $2) order by id desc limit $3`,
      [brandId, before ?? null, limit],
    );
  }

  private async replaceAccount(account: CreditAccount): Promise<void> {
    const { brandId, version } = account;
    const next = { ...account, version: version + 1 };
    const { affected } = await this.db.manager.update(CreditAccountSchema, { brandId, version }, next);
    if (affected === 0) throw billingErrors.stale(brandId);
  }

  private async put(credit: CollabCredit): Promise<void> {
    const { collabId, brandId, version } = credit;
    const next = { ...credit, version: version + 1 };
    const stale = billingErrors.stale(brandId);
    if (version === 0) {
      await orConflict(this.db.manager.insert(CollabCreditSchema, next), stale);
      return;
    }
    const { affected } = await this.db.manager.update(CollabCreditSchema, { collabId, version }, next);
    if (affected === 0) throw stale;
  }
}

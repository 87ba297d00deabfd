import { EntitySchema } from 'typeorm';
import { columnsOf, type Database, orConflict } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import { billingErrors } from '../../domain/billing.errors.js';
import type { CreditChange } from '../../domain/credit-moves.js';
import { type CollabCredit, type CreditAccount, type CreditLine, emptyAccount } from '../../domain/credit.js';
import { CreditRepository } from '../../ports/entitlements.js';

export const CreditAccountSchema = new EntitySchema<CreditAccount>({
  name: 'CreditAccount',
  tableName: 'credit_accounts',
  columns: {
    brandId: { type: 'uuid', name: 'brand_id', primary: true },
    freeLeft: { type: 'int', name: 'free_left' },
    granted: { type: 'int' },
    keptLeft: { type: 'int', name: 'kept_left' },
    periodStartsAt: { type: 'timestamptz', name: 'period_starts_at', nullable: true },
    periodEndsAt: { type: 'timestamptz', name: 'period_ends_at', nullable: true },
    lapseWarnedFor: { type: 'timestamptz', name: 'lapse_warned_for', nullable: true },
    version: { type: 'int' },
  },
});

export const CollabCreditSchema = new EntitySchema<CollabCredit>({
  name: 'CollabCredit',
  tableName: 'collab_credits',
  columns: {
    collabId: { type: 'uuid', name: 'collab_id', primary: true },
    brandId: { type: 'uuid', name: 'brand_id' },
    state: { type: 'text' },
    source: { type: 'text' },
    pricePence: { type: 'int', name: 'price_pence' },
    plan: { type: 'text' },
    periodStartsAt: { type: 'timestamptz', name: 'period_starts_at', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    updatedAt: { type: 'timestamptz', name: 'updated_at' },
    version: { type: 'int' },
  },
});

export const CreditLineSchema = new EntitySchema<CreditLine>({
  name: 'CreditLine',
  tableName: 'credit_lines',
  columns: {
    id: { type: 'uuid', primary: true },
    brandId: { type: 'uuid', name: 'brand_id' },
    collabId: { type: 'uuid', name: 'collab_id', nullable: true },
    kind: { type: 'text' },
    source: { type: 'text', nullable: true },
    free: { type: 'int' },
    kept: { type: 'int' },
    pricePence: { type: 'int', name: 'price_pence' },
    plan: { type: 'text' },
    periodStartsAt: { type: 'timestamptz', name: 'period_starts_at', nullable: true },
    at: { type: 'timestamptz' },
    actorId: { type: 'text', name: 'actor_id' },
    note: { type: 'text' },
  },
});

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

  /** The row has to exist to be locked. */
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

  lapsing(now: Date, before: Date, limit: number): Promise<CreditAccount[]> {
    return this.db.rows<CreditAccount>(
      `select ${columnsOf(CreditAccountSchema)} from credit_accounts a
       where period_ends_at > $1 and period_ends_at <= $2 and free_left > 0
         and lapse_warned_for is distinct from period_ends_at
         and exists (select from credit_lines l where l.brand_id = a.brand_id and l.kind = 'returned' and l.free > 0
           and l.period_starts_at = a.period_starts_at)
       order by period_ends_at limit $3`,
      [now, before, limit],
    );
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
    const stale = () => billingErrors.stale(brandId);
    if (version === 0) {
      await orConflict(this.db.manager.insert(CollabCreditSchema, next), stale);
      return;
    }
    const { affected } = await this.db.manager.update(CollabCreditSchema, { collabId, version }, next);
    if (affected === 0) throw stale();
  }
}

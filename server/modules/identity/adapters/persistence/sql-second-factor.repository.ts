import type { Database } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import type { SecondFactor } from '../../domain/second-factor.js';
import type { UserEvent } from '../../domain/user.js';
import { type Confirmation, SecondFactorRepository } from '../../ports/secrets.js';

type Row = Omit<SecondFactor, 'lastStep'> & Readonly<{ lastStep: string | null }>;

/** Every change is one conditional statement: the affected row count says whether it succeeded. */
export class SqlSecondFactorRepository extends SecondFactorRepository {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async find(userId: string): Promise<SecondFactor | null> {
    const [row] = await this.db.rows<Row>(
      `select user_id as "userId", secret, confirmed_at as "confirmedAt", last_step as "lastStep",
         proposed_secret as "proposedSecret", proposed_at as "proposedAt",
         (select count(*)::int from recovery_codes c where c.user_id = f.user_id and c.used_at is null) as "recoveryCodesLeft"
       from second_factors f where user_id = $1`,
      [userId],
      'identity-second-factor',
    );
    return row ? { ...row, lastStep: row.lastStep === null ? null : Number(row.lastStep) } : null;
  }

  async propose(userId: string, sealedSecret: string, now: Date): Promise<void> {
    await this.db.rows(
      `insert into second_factors (user_id, proposed_secret, proposed_at) values ($1, $2, $3)
       on conflict (user_id) do update set proposed_secret = excluded.proposed_secret, proposed_at = excluded.proposed_at`,
      [userId, sealedSecret, now],
    );
  }

  confirm(confirmation: Confirmation, now: Date, ...events: UserEvent[]): Promise<boolean> {
    const { userId, proposedSecret, step, codeHashes } = confirmation;
    return this.db.inTransaction(async () => {
      const met = await this.db.rows(
        `update second_factors
         set secret = proposed_secret, confirmed_at = $3, last_step = $4, proposed_secret = null, proposed_at = null
         where user_id = $1 and proposed_secret = $2 returning user_id`,
        [userId, proposedSecret, now, step],
      );
      if (met.length === 0) return false;
      await this.replaceCodes(userId, codeHashes, ...events);
      return true;
    });
  }

  async useStep(userId: string, step: number): Promise<boolean> {
    const met = await this.db.rows(
      `update second_factors set last_step = $2
       where user_id = $1 and secret is not null and (last_step is null or last_step < $2) returning user_id`,
      [userId, step],
    );
    return met.length === 1;
  }

  useRecoveryCode(userId: string, codeHash: string, now: Date, ...events: UserEvent[]): Promise<boolean> {
    return this.db.inTransaction(async () => {
      const met = await this.db.rows(
        `update recovery_codes set used_at = $3
         where user_id = $1 and code_hash = $2 and used_at is null returning user_id`,
        [userId, codeHash, now],
      );
      if (met.length === 1) await this.outbox.append(events);
      return met.length === 1;
    });
  }

  replaceCodes(userId: string, codeHashes: readonly string[], ...events: UserEvent[]): Promise<void> {
    return this.db.inTransaction(async () => {
      await this.db.rows('delete from recovery_codes where user_id = $1', [userId]);
      await this.db.rows('insert into recovery_codes (user_id, code_hash) select $1, unnest($2::text[])', [
        userId,
        codeHashes,
      ]);
      await this.outbox.append(events);
    });
  }

  remove(userId: string, ...events: UserEvent[]): Promise<void> {
    return this.db.inTransaction(async () => {
      await this.db.rows('delete from second_factors where user_id = $1', [userId]);
      await this.outbox.append(events);
    });
  }
}

import { type Database, orConflict } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import type { AccountEvent, Closure } from '../../domain/closure.js';
import { privacyErrors } from '../../domain/privacy.errors.js';
import { ClosureRepository } from '../../ports/repositories.js';

const columns = `user_id as "userId", profiles, requested_at as "requestedAt", erases_at as "erasesAt"`;

export class SqlClosureRepository extends ClosureRepository {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async find(userId: string): Promise<Closure | null> {
    const [closure] = await this.db.rows<Closure>(
      `select ${columns} from closures where user_id = $1`,
      [userId],
      'closure-find',
    );
    return closure ?? null;
  }

  add({ userId, profiles, requestedAt, erasesAt }: Closure, event: AccountEvent): Promise<void> {
    return this.db.inTransaction(async () => {
      const write = this.db.affected(
        'insert into closures (user_id, profiles, requested_at, erases_at) values ($1, $2::jsonb, $3, $4)',
        [userId, JSON.stringify(profiles), requestedAt, erasesAt],
      );
      await orConflict(write, privacyErrors.alreadyClosing(), 'closures_pkey');
      await this.outbox.append([event]);
    });
  }

  take(userId: string, event: AccountEvent): Promise<boolean> {
    return this.db.inTransaction(async () => {
      const taken = (await this.db.affected('delete from closures where user_id = $1', [userId])) > 0;
      if (taken) await this.outbox.append([event]);
      return taken;
    });
  }

  tell(event: AccountEvent): Promise<void> {
    return this.db.inTransaction(() => this.outbox.append([event]));
  }

  due(now: Date, limit: number): Promise<Closure[]> {
    return this.db.rows<Closure>(
      `select ${columns} from closures where erases_at <= $1 order by erases_at, user_id limit $2`,
      [now, limit],
      'closure-due',
    );
  }
}

import { type Database, orConflict } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import type { SessionCache } from '../../../../shared/http/session-cache.js';
import { identityErrors } from '../../domain/identity.errors.js';
import type { User, UserEvent } from '../../domain/user.js';
import { UserRepository } from '../../ports/repositories.js';
import { MembershipSchema, selectUser, userIn, type UserRow, UserSchema } from './user.schema.js';

export class TypeOrmUserRepository extends UserRepository {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
    private readonly cache: SessionCache,
  ) {
    super();
  }

  async get(id: string): Promise<User> {
    const user = await this.read('id', id);
    if (!user) throw identityErrors.noSuchUser(id);
    return user;
  }

  findByEmail(email: string): Promise<User | null> {
    return this.read('email', email);
  }

  save(user: User, ...events: UserEvent[]): Promise<User> {
    const next = { ...user, version: user.version + 1 };
    return this.db.inTransaction(async () => {
      await (user.version === 0 ? this.insert(next) : this.replace(user.version, next));
      await this.replaceMemberships(next);
      await this.outbox.append(events);
      await this.seeSessionsAfresh(next.id);
      return next;
    });
  }

  async holdStaff(): Promise<void> {
    await this.db.rows(`select pg_advisory_xact_lock(hashtextextended('staff', 0))`, [], 'identity-hold-staff');
  }

  /** Every page begins with its person: one prepared statement, without the ORM. */
  private async read(column: 'id' | 'email', value: string): Promise<User | null> {
    const rows = await this.db.rows<UserRow>(
      `${selectUser} where u.${column} = $1 order by m.created_at, m.profile_uid`,
      [value],
      `identity-user-by-${column}`,
    );
    return userIn(rows);
  }

  private insert({ memberships: _, ...row }: User) {
    return orConflict(
      orConflict(this.db.manager.insert(UserSchema, row), identityErrors.emailTaken(), 'users_email'),
      identityErrors.stale(row.id),
    );
  }

  private async replace(version: number, { memberships: _, ...row }: User): Promise<void> {
    const update = this.db.manager.update(UserSchema, { id: row.id, version }, row);
    const { affected } = await orConflict(update, identityErrors.emailTaken(), 'users_email');
    if (affected === 0) throw identityErrors.stale(row.id);
  }

  private async replaceMemberships({ id, memberships }: User): Promise<void> {
    await this.db.manager.delete(MembershipSchema, { userId: id });
    await this.db.manager.insert(
      MembershipSchema,
      memberships.map((membership) => ({ ...membership, userId: id })),
    );
  }

  private async seeSessionsAfresh(userId: string): Promise<void> {
    const open = await this.db.rows<{ id: string }>('select id from sessions where user_id = $1 and ended_at is null', [
      userId,
    ]);
    await this.cache.ended(open.map(({ id }) => id));
  }
}

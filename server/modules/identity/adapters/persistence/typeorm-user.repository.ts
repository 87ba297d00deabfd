import { type Database, orConflict } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import type { SessionCache } from '../../../../shared/http/session-cache.js';
import { identityErrors } from '../../domain/identity.errors.js';
import type { User, UserEvent } from '../../domain/user.js';
import { UserRepository } from '../../ports/user.repository.js';
import { MembershipSchema, type StoredUser, UserSchema } from './user.schema.js';

export class TypeOrmUserRepository extends UserRepository {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
    private readonly cache: SessionCache,
  ) {
    super();
  }

  async get(id: string): Promise<User> {
    const row = await this.db.manager.findOneBy(UserSchema, { id });
    if (!row) throw identityErrors.noSuchUser(id);
    return this.withMemberships(row);
  }

  async findByEmail(email: string): Promise<User | null> {
    const row = await this.db.manager.findOneBy(UserSchema, { email });
    return row && this.withMemberships(row);
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

  private async withMemberships(row: StoredUser): Promise<User> {
    const stored = await this.db.manager.find(MembershipSchema, {
      where: { userId: row.id },
      order: { createdAt: 'ASC', profileUid: 'ASC' },
    });
    return { ...row, memberships: stored.map(({ userId: _, ...membership }) => membership) };
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

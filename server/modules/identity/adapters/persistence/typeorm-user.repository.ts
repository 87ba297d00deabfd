import { columnsOf, type Database, orConflict, storedColumns } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import type { SessionCache } from '../../../../shared/http/session-cache.js';
import { identityErrors } from '../../domain/identity.errors.js';
import type { Membership, User, UserEvent } from '../../domain/user.js';
import { UserRepository } from '../../ports/repositories.js';
import { EntitySchema } from 'typeorm';

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

  /** Every page load reads its user: one prepared statement, without the ORM. */
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
      orConflict(this.db.manager.insert(UserSchema, row), () => identityErrors.emailTaken(), 'users_email'),
      () => identityErrors.stale(row.id),
    );
  }

  private async replace(version: number, { memberships: _, ...row }: User): Promise<void> {
    const update = this.db.manager.update(UserSchema, { id: row.id, version }, row);
    const { affected } = await orConflict(update, () => identityErrors.emailTaken(), 'users_email');
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

/** A person's own row; memberships have their own table. The session reader updates when they were last seen. */
type StoredUser = Omit<User, 'memberships'> & Readonly<{ lastSeenAt?: Date | null }>;
type StoredMembership = Membership & Readonly<{ userId: string }>;

export const UserSchema = new EntitySchema<StoredUser>({
  name: 'User',
  tableName: 'users',
  columns: {
    id: { type: 'uuid', primary: true },
    email: { type: 'text' },
    name: { type: 'text' },
    passwordHash: { type: 'text', name: 'password_hash', nullable: true },
    staffRole: { type: 'text', name: 'staff_role', nullable: true },
    linkedBrandUid: { type: 'uuid', name: 'linked_brand_uid', nullable: true },
    linkedInfluencerUid: { type: 'uuid', name: 'linked_influencer_uid', nullable: true },
    emailProvenAt: { type: 'timestamptz', name: 'email_proven_at', nullable: true },
    disabledAt: { type: 'timestamptz', name: 'disabled_at', nullable: true },
    termsVersion: { type: 'int', name: 'terms_version', nullable: true },
    termsAcceptedAt: { type: 'timestamptz', name: 'terms_accepted_at', nullable: true },
    lastSeenAt: {
      type: 'timestamptz',
      name: 'last_seen_at',
      nullable: true,
      select: false,
      insert: false,
      update: false,
    },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    version: { type: 'int' },
  },
});

export const MembershipSchema = new EntitySchema<StoredMembership>({
  name: 'Membership',
  tableName: 'memberships',
  columns: {
    userId: { type: 'uuid', name: 'user_id', primary: true },
    profileUid: { type: 'uuid', name: 'profile_uid', primary: true },
    profileType: { type: 'text', name: 'profile_type' },
    kind: { type: 'text' },
    role: { type: 'text' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
  },
});

/** A person joined with one of their memberships, whose columns begin with `m.`; all null if there is none. */
export type UserRow = Readonly<Record<string, unknown>>;

const userColumns = storedColumns(UserSchema).filter(({ selected }) => selected);
const membershipColumns = storedColumns(MembershipSchema).filter(({ property }) => property !== 'userId');

/** Reads a whole person in one statement; the rest says whose, and orders the memberships. */
export const selectUser = `select ${columnsOf(UserSchema, 'u')},
  ${membershipColumns.map(({ property, name }) => `m.${name} as "m.${property}"`).join(', ')}
  from users u left join memberships m on m.user_id = u.id`;

const pick = <T>(row: UserRow, columns: typeof userColumns, prefix = ''): T =>
  Object.fromEntries(columns.map(({ property }) => [property, row[prefix + property]])) as T;

/** The one person in these rows; null if there are none. */
export function userIn(rows: readonly UserRow[]): User | null {
  const [first] = rows;
  if (!first) return null;
  const memberships = rows
    .filter((row) => row['m.profileUid'] !== null)
    .map((row): Membership => pick<Omit<StoredMembership, 'userId'>>(row, membershipColumns, 'm.'));
  return { ...pick<Omit<User, 'memberships'>>(first, userColumns), memberships };
}

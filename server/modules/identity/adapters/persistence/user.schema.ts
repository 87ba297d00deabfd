import { EntitySchema } from 'typeorm';
import type { Membership, User } from '../../domain/user.js';

/** A person's own row; memberships have a table of their own. When they were last seen is for the session reader to note. */
export type StoredUser = Omit<User, 'memberships'> & Readonly<{ lastSeenAt?: Date | null }>;
export type StoredMembership = Membership & Readonly<{ userId: string }>;

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

/** A person beside one of their memberships, whose columns begin with `m.`; all of these are null for nobody's. */
export type UserRow = Readonly<Record<string, unknown>>;

type Column = Readonly<{ key: string; name: string }>;

const columnsOf = ({ options }: EntitySchema): Column[] =>
  Object.entries(options.columns)
    .filter(([, column]) => column?.select !== false)
    .map(([key, column]) => ({ key, name: column?.name ?? key }));

const userColumns = columnsOf(UserSchema as EntitySchema);
const membershipColumns = columnsOf(MembershipSchema as EntitySchema).filter(({ key }) => key !== 'userId');

/** Everything of a person in one statement; what comes after says whose, and orders the memberships. */
export const selectUser = `select ${userColumns.map(({ key, name }) => `u.${name} as "${key}"`).join(', ')},
  ${membershipColumns.map(({ key, name }) => `m.${name} as "m.${key}"`).join(', ')}
  from users u left join memberships m on m.user_id = u.id`;

const pick = <T>(row: UserRow, columns: readonly Column[], prefix = ''): T =>
  Object.fromEntries(columns.map(({ key }) => [key, row[prefix + key]])) as T;

/** The one person in these rows; null where there is none. */
export function userIn(rows: readonly UserRow[]): User | null {
  const [first] = rows;
  if (!first) return null;
  const memberships = rows
    .filter((row) => row['m.profileUid'] !== null)
    .map((row): Membership => pick<Omit<StoredMembership, 'userId'>>(row, membershipColumns, 'm.'));
  return { ...pick<Omit<User, 'memberships'>>(first, userColumns), memberships };
}

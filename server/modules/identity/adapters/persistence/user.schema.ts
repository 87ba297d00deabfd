import { EntitySchema } from 'typeorm';
import { columnsOf, storedColumns } from '../../../../shared/db/index.js';
import type { Membership, User } from '../../domain/user.js';

/** A person's own row; memberships have a table of their own. When they were last seen is for the session reader to note. */
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

/** A person beside one of their memberships, whose columns begin with `m.`; all of these are null for nobody's. */
export type UserRow = Readonly<Record<string, unknown>>;

const userColumns = storedColumns(UserSchema).filter(({ selected }) => selected);
const membershipColumns = storedColumns(MembershipSchema).filter(({ property }) => property !== 'userId');

/** Everything of a person in one statement; what comes after says whose, and orders the memberships. */
export const selectUser = `select ${columnsOf(UserSchema, 'u')},
  ${membershipColumns.map(({ property, name }) => `m.${name} as "m.${property}"`).join(', ')}
  from users u left join memberships m on m.user_id = u.id`;

const pick = <T>(row: UserRow, columns: typeof userColumns, prefix = ''): T =>
  Object.fromEntries(columns.map(({ property }) => [property, row[prefix + property]])) as T;

/** The one person in these rows; null where there is none. */
export function userIn(rows: readonly UserRow[]): User | null {
  const [first] = rows;
  if (!first) return null;
  const memberships = rows
    .filter((row) => row['m.profileUid'] !== null)
    .map((row): Membership => pick<Omit<StoredMembership, 'userId'>>(row, membershipColumns, 'm.'));
  return { ...pick<Omit<User, 'memberships'>>(first, userColumns), memberships };
}

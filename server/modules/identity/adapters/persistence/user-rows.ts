import type { EntitySchema } from 'typeorm';
import type { Membership, User } from '../../domain/user.js';
import { MembershipSchema, type StoredMembership, UserSchema } from './user.schema.js';

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

import { columnsOf, storedColumns } from '../../../../shared/db/index.js';
import type { Membership, User } from '../../domain/user.js';
import { MembershipSchema, type StoredMembership, UserSchema } from './user.schema.js';

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

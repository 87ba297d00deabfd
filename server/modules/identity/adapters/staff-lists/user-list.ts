import { contains, defineStaffList } from '../../../../shared/staff-list/index.js';
import { identityErrors } from '../../domain/identity.errors.js';
import { StaffUserView } from '../http/user-explorer.dto.js';

const roles = { 'read-only': 'Read-only', operations: 'Operations', 'super-user': 'Super user' } as const;

export const userList = defineStaffList<StaffUserView>({
  resource: 'user-explorer',
  row: StaffUserView,
  names: { one: 'User', many: 'Users' },
  titles: { one: 'a user', many: 'all users' },
  about: '`staff=true` returns staff members only.',
  from: 'users u',
  fields: {
    id: { sql: 'u.id', sort: true, filter: 'u.id = any(?::uuid[])' },
    email: { sql: 'u.email', sort: true, csv: 'Email' },
    name: { sql: 'u.name', sort: true, csv: 'Name' },
    staffRole: {
      sql: 'u.staff_role',
      filter: true,
      facet: true,
      csv: { 'Staff role': (role) => role && roles[role] },
    },
    linkedProfiles: {
      sql: `(select coalesce(json_agg(json_build_object('uid', m.profile_uid, 'type', m.profile_type, 'role', m.role)
               order by m.created_at, m.profile_uid), '[]')
             from memberships m where m.user_id = u.id and m.kind = 'linked')`,
      csv: { 'Linked profiles': (profiles) => profiles.map(({ type, uid }) => `${type} ${uid}`).join('; ') },
    },
    lastSeenAt: { sql: 'u.last_seen_at', sort: true, nullsLast: true, csv: 'Last seen' },
    disabledAt: { sql: 'u.disabled_at', csv: 'Disabled' },
    createdAt: { sql: 'u.created_at', sort: true, csv: 'Created' },
    secondFactorSince: { sql: '(select f.confirmed_at from second_factors f where f.user_id = u.id)' },
  },
  filters: {
    q: contains(`u.email || ' ' || u.name`),
    profileUid: `u.id in (select user_id from memberships where profile_uid = ?::uuid and kind = 'linked')`,
    staff: '(u.staff_role is not null) = ?::boolean',
    disabled: '(u.disabled_at is not null) = ?::boolean',
  },
  facets: { disabled: 'array[(u.disabled_at is not null)::text]' },
  defaultSort: ['createdAt', 'DESC'],
  notFound: identityErrors.noSuchUser,
});

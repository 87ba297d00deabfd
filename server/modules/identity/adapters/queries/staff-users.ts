import type { FacetCounts } from '../../../../contract/rules/facet-counts.js';
import type { MemberRole } from '../../../../contract/rules/member-rights.js';
import type { Database } from '../../../../shared/db/index.js';
import type { ProfileRef, StaffRole } from '../../../../shared/kernel/index.js';
import {
  staffListFacets,
  type StaffListFacets,
  type StaffListFields,
  type StaffListPage,
  staffListPage,
  type StaffListQuery,
  staffListRows,
} from '../../../../shared/staff-list/index.js';
import { identityErrors } from '../../domain/identity.errors.js';

/** What staff see of a person; moments are written as ISO 8601 on the wire. */
export type StaffUserRow = Readonly<{
  id: string;
  email: string;
  name: string;
  staffRole: StaffRole | null;
  disabledAt: string | null;
  lastSeenAt: string | null;
  /** When a member of staff set up their authenticator app. */
  secondFactorSince: string | null;
  createdAt: string;
  linkedProfiles: readonly Readonly<ProfileRef & { role: MemberRole }>[];
}>;

const fields: StaffListFields = {
  sortable: {
    id: 'u.id',
    email: 'u.email',
    name: 'u.name',
    createdAt: 'u.created_at',
    lastSeenAt: 'u.last_seen_at',
  },
  filterable: {
    id: 'u.id = any(?::uuid[])',
    q: `position(lower(?) in u.email || ' ' || lower(u.name)) > 0`,
    staffRole: 'u.staff_role = ?',
    profileUid: `u.id in (select user_id from memberships where profile_uid = ?::uuid and kind = 'linked')`,
    staff: '(u.staff_role is not null) = ?::boolean',
    disabled: '(u.disabled_at is not null) = ?::boolean',
  },
  nullable: ['lastSeenAt'],
  defaultSort: ['createdAt', 'DESC'],
  tieBreaker: 'u.id',
};

const columns = `
  u.id, u.email, u.name, u.staff_role as "staffRole", u.disabled_at as "disabledAt", u.last_seen_at as "lastSeenAt",
  u.created_at as "createdAt",
  (select f.confirmed_at from second_factors f where f.user_id = u.id) as "secondFactorSince",
  (select coalesce(json_agg(json_build_object('uid', m.profile_uid, 'type', m.profile_type, 'role', m.role)
     order by m.created_at, m.profile_uid), '[]')
   from memberships m where m.user_id = u.id and m.kind = 'linked') as "linkedProfiles"`;

const facets: StaffListFacets = {
  staffRole: 'array[u.staff_role]',
  disabled: 'array[(u.disabled_at is not null)::text]',
};

const users = { from: 'users u', columns, fields };

/** The user explorer's rows. */
export class StaffUsers {
  constructor(private readonly db: Database) {}

  /** @throws request/bad-list-query */
  list(request: StaffListQuery): Promise<StaffListPage<StaffUserRow>> {
    return staffListPage(this.db, users, request);
  }

  /** @throws request/bad-list-query */
  facets(request: Pick<StaffListQuery, 'filter'>): Promise<FacetCounts> {
    return staffListFacets(this.db, users, facets, request);
  }

  /** All that the filter leaves, some at a time. */
  all(request: StaffListQuery): AsyncIterable<StaffUserRow[]> {
    return staffListRows(this.db, users, request);
  }

  /** @throws identity/no-such-user */
  async get(id: string): Promise<StaffUserRow> {
    const [row] = await this.db.rows<StaffUserRow>(`select ${columns} from users u where u.id = $1`, [id]);
    if (!row) throw identityErrors.noSuchUser(id);
    return row;
  }
}

import type { FacetCounts } from '../../../contract/rules/facet-counts.js';
import type { MemberRole } from '../../../contract/rules/member-rights.js';
import type { ProfileRef, StaffRole } from '../../../shared/kernel/index.js';

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

/** `sort`, `range` and `filter` of the panel, as they came. */
export type StaffListRequest = Readonly<{ sort?: string; range?: string; filter?: string }>;

/** The user explorer's rows. */
export abstract class StaffUsers {
  /** @throws request/bad-list-query */
  abstract list(request: StaffListRequest): Promise<{ rows: StaffUserRow[]; total: number; offset: number }>;

  /** @throws request/bad-list-query */
  abstract facets(request: Pick<StaffListRequest, 'filter'>): Promise<FacetCounts>;

  /** All that the filter leaves, some at a time. */
  abstract all(request: StaffListRequest): AsyncIterable<StaffUserRow[]>;

  /** @throws identity/no-such-user */
  abstract get(id: string): Promise<StaffUserRow>;
}

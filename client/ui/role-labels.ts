import type { MemberRole } from '../../server/contract/rules/member-rights';

/** What the roles of a team are called. */
export const roleLabels: Readonly<Record<MemberRole, string>> = { owner: 'Owner', admin: 'Admin', member: 'Member' };

import type { MemberRole } from '../../server/contract/rules/member-rights';

/** The labels of team roles. */
export const roleLabels: Readonly<Record<MemberRole, string>> = { owner: 'Owner', admin: 'Admin', member: 'Member' };

/** What each role can do, in a sentence, for the person assigning it. */
export const roleHints = {
  admin: 'Everything but handing the account over: the profile, the team and billing too.',
  member: 'Collabs, offers and messages.',
} as const;

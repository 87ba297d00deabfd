/** Roles in a brand, or in an influencer's profile. Each profile has at least one owner. */
export const memberRoles = ['owner', 'admin', 'member'] as const;
export type MemberRole = (typeof memberRoles)[number];

/** Members' permissions, by role. Server and client both use this table; nothing else decides. */
export const memberRights = {
  /** Requests, answers, visits, pieces, messages. */
  collabs: ['owner', 'admin', 'member'],
  offers: ['owner', 'admin', 'member'],
  /** The profile's own content. */
  profile: ['owner', 'admin'],
  /** Inviting people, changing roles, removing people. */
  members: ['owner', 'admin'],
  /** Plan, payment, invoices. */
  billing: ['owner', 'admin'],
  /** API keys and webhooks. */
  keys: ['owner', 'admin'],
  /** Transferring ownership to another member. */
  transfer: ['owner'],
  /** Closing the profile permanently. */
  close: ['owner'],
} as const satisfies Record<string, readonly MemberRole[]>;
export type MemberRight = keyof typeof memberRights;

export const hasRight = (role: MemberRole | null | undefined, right: MemberRight): boolean =>
  role != null && (memberRights[right] as readonly MemberRole[]).includes(role);

/** The roles that can be assigned, by invitation or later; ownership is transferred. */
export const givenRoles = ['admin', 'member'] as const satisfies readonly MemberRole[];
export type GivenRole = (typeof givenRoles)[number];

/** Whether one role can change or remove another: nobody manages a higher role. */
export const mayManage = (role: MemberRole | null | undefined, other: MemberRole): boolean =>
  hasRight(role, 'members') && (role === 'owner' || other !== 'owner');

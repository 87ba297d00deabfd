/** In which role someone works in a brand, or for an influencer. Each profile has one owner or more. */
export const memberRoles = ['owner', 'admin', 'member'] as const;
export type MemberRole = (typeof memberRoles)[number];

/** Who may do what in a profile's name. Server and client read this table; nothing else decides it. */
export const memberRights = {
  /** Requests, answers, visits, pieces, messages. */
  collabs: ['owner', 'admin', 'member'],
  offers: ['owner', 'admin', 'member'],
  /** What the profile says of itself. */
  profile: ['owner', 'admin'],
  /** Inviting people, giving and taking roles, removing people. */
  members: ['owner', 'admin'],
  /** Plan, payment, invoices. */
  billing: ['owner', 'admin'],
  /** API keys and webhooks. */
  keys: ['owner', 'admin'],
  /** Handing the profile over to another member. */
  transfer: ['owner'],
  /** Closing the profile for good. */
  close: ['owner'],
} as const satisfies Record<string, readonly MemberRole[]>;
export type MemberRight = keyof typeof memberRights;

export const hasRight = (role: MemberRole | null | undefined, right: MemberRight): boolean =>
  role != null && (memberRights[right] as readonly MemberRole[]).includes(role);

/** The roles that are given and changed by invitation and by hand; an owner is made by handing the profile over. */
export const givenRoles = ['admin', 'member'] as const satisfies readonly MemberRole[];
export type GivenRole = (typeof givenRoles)[number];

/** Whether someone of this role may change or remove someone of that role: nobody reaches above themselves. */
export const mayManage = (role: MemberRole | null | undefined, other: MemberRole): boolean =>
  hasRight(role, 'members') && (role === 'owner' || other !== 'owner');

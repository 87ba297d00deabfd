import type { MemberRole } from '../../contract/rules/member-rights.js';
import { type StaffRole, staffRoles } from '../../contract/rules/staff-rights.js';

/** The product's four roles. */
export const roles = ['brand', 'influencer', 'admin', 'guest'] as const;
export type Role = (typeof roles)[number];

export { type StaffRole, staffRoles };

/** One brand or one influencer. */
export type ProfileRef = Readonly<{ uid: string; type: 'brand' | 'influencer' }>;

/** Who acts: a person for their chosen profile, staff, or the product itself. */
export type Actor = Readonly<{
  userId: string;
  role: Role;
  profile?: ProfileRef;
  /** Their role in that profile; `checkMember` says what it allows. */
  memberRole?: MemberRole;
  /** They are beyond the plan's seats, so read-only. */
  readOnly?: true;
  /** Staff viewing the portal as this profile: the guard refuses anything that isn't read-only. */
  viewing?: true;
  staffRole?: StaffRole;
}>;

/** The product itself, for automatic actions. */
export const theProduct: Actor = { userId: 'system', role: 'admin' };

export const isTheProduct = (actor: Actor): boolean => actor.userId === theProduct.userId;

/** Read-only people can't change anything: the guard enforces it, and pages hide buttons and fields. */
export const mayWrite = ({ readOnly, viewing, staffRole }: Actor): boolean =>
  !readOnly && !viewing && staffRole !== 'read-only';

/** A request's origin, before its sender is authenticated. */
export type Visitor = Readonly<{
  address: string;
  userAgent: string;
  /** The browser's existing session. */
  sessionId?: string;
}>;

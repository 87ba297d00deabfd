import type { MemberRole } from '../../contract/rules/member-rights.js';
import { type StaffRole, staffRoles } from '../../contract/rules/staff-rights.js';

/** Who may knock. Exactly the four roles of the product. */
export const roles = ['brand', 'influencer', 'admin', 'guest'] as const;
export type Role = (typeof roles)[number];

export { type StaffRole, staffRoles };

/** One brand or one influencer. */
export type ProfileRef = Readonly<{ uid: string; type: 'brand' | 'influencer' }>;

/** Who acts: a person in the profile that they have chosen, staff, or the product itself. */
export type Actor = Readonly<{
  userId: string;
  role: Role;
  profile?: ProfileRef;
  /** Their role in that profile; `checkMember` says what it allows. */
  memberRole?: MemberRole;
  /** They are beyond the seats of the plan, and may look only. */
  readOnly?: true;
  /** Staff who look at the portal as this profile: the guard refuses whatever is more than reading. */
  viewing?: true;
  staffRole?: StaffRole;
}>;

/** The product itself, when time has run out on something. */
export const theProduct: Actor = { userId: 'system', role: 'admin' };

export const isTheProduct = (actor: Actor): boolean => actor.userId === theProduct.userId;

/** Read-only people can't change anything: the guard says so, and pages show neither buttons nor fields. */
export const mayWrite = ({ readOnly, viewing, staffRole }: Actor): boolean =>
  !readOnly && !viewing && staffRole !== 'read-only';

/** Where a request comes from, before it is known who sends it. */
export type Visitor = Readonly<{
  address: string;
  userAgent: string;
  /** The session that the browser has already. */
  sessionId?: string;
}>;

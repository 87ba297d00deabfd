import type { MemberRole } from '../../../contract/rules/member-rights.js';
import {
  type Actor,
  type DomainEvent,
  eventOf,
  newId,
  type ProfileRef,
  type StaffRole,
} from '../../../shared/kernel/index.js';
import { identityErrors } from './identity.errors.js';

/** `linked` profiles are the person's own to choose from, and take a seat; `admin` ones our staff let them administer for others. */
export type MembershipKind = 'linked' | 'admin';

export type Membership = Readonly<{
  profileUid: string;
  profileType: ProfileRef['type'];
  kind: MembershipKind;
  role: MemberRole;
  createdAt: Date;
}>;

/** A person who can sign in. Profiles are linked to people, never the other way round. */
export type User = Readonly<{
  id: string;
  /** Lower case, without white space. */
  email: string;
  name: string;
  passwordHash: string | null;
  staffRole: StaffRole | null;
  linkedBrandUid: string | null;
  linkedInfluencerUid: string | null;
  /** When the person first showed that mail to this address reaches them. */
  emailProvenAt: Date | null;
  disabledAt: Date | null;
  /** The version of the terms and the privacy notice that the person last accepted; null until they do. */
  termsVersion: number | null;
  termsAcceptedAt: Date | null;
  createdAt: Date;
  /** In the order in which they were made. */
  memberships: readonly Membership[];
  version: number;
}>;

/** How a session came about. */
export type SignInWay = 'link' | 'password' | 'passkey' | 'password-reset' | 'outside' | 'second-factor';

/** How someone who is signed in shows once more that it is they, the quickest way first. */
export const proofWays = ['passkey', 'code', 'password', 'link'] as const;
export type ProofWay = (typeof proofWays)[number];

export type UserEvent = DomainEvent<
  | 'user.created'
  | 'user.invited'
  | 'user.linked'
  | 'user.unlinked'
  | 'user.role-changed'
  | 'user.promoted'
  | 'user.demoted'
  | 'user.email-proven'
  | 'user.terms-accepted'
  | 'user.email-changed'
  | 'user.email-restored'
  | 'user.outside-linked'
  | 'user.signed-in'
  | 'user.second-step-asked'
  | 'user.second-factor-set'
  | 'user.second-factor-removed'
  | 'user.recovery-code-used'
  | 'user.recovery-codes-renewed'
  | 'user.passkey-added'
  | 'user.passkey-removed'
  | 'user.proved-again'
  | 'user.link-sent'
  | 'user.sessions-ended'
  | 'user.signed-out'
  | 'user.signed-out-elsewhere'
  | 'user.switched-profile'
  | 'user.viewing-began'
  | 'user.viewing-ended'
  | 'user.password-set'
  | 'user.disabled'
  | 'user.enabled',
  Readonly<{
    profile?: ProfileRef;
    role?: MemberRole;
    staffRole?: StaffRole;
    sessionId?: string;
    by?: SignInWay | ProofWay;
    termsVersion?: number;
  }>
>;

export const userEvent = (
  name: UserEvent['name'],
  user: Pick<User, 'id'>,
  actor: Actor,
  now: Date,
  payload: UserEvent['payload'] = {},
): UserEvent => eventOf(name, { type: 'user', id: user.id }, actor, now, payload);

export type NewUser = Readonly<{
  email: string;
  name: string;
  staffRole?: StaffRole;
  linkedBrandUid?: string;
  linkedInfluencerUid?: string;
  /** The version of the terms that they accepted by joining. */
  termsVersion?: number;
}>;

/** `email` must be normalised already. */
export function createUser(facts: NewUser, actor: Actor, now: Date): [User, UserEvent] {
  const user: User = {
    id: newId(),
    email: facts.email,
    name: facts.name,
    passwordHash: null,
    staffRole: facts.staffRole ?? null,
    linkedBrandUid: facts.linkedBrandUid ?? null,
    linkedInfluencerUid: facts.linkedInfluencerUid ?? null,
    emailProvenAt: null,
    disabledAt: null,
    termsVersion: facts.termsVersion ?? null,
    termsAcceptedAt: facts.termsVersion === undefined ? null : now,
    createdAt: now,
    memberships: [],
    version: 0,
  };
  const { staffRole, termsVersion } = facts;
  return [user, userEvent('user.created', user, actor, now, { staffRole, termsVersion })];
}

export const canSignIn = ({ disabledAt }: User): boolean => disabledAt === null;

/**
 * Mail to this address has reached the person. The first time it ends whatever was set up before anyone had shown
 * that: a password chosen by someone who only typed the address must not outlive it.
 */
export function proveEmail(user: User, now: Date): [User, UserEvent] {
  const proven: User = { ...user, emailProvenAt: now, passwordHash: null };
  return [proven, userEvent('user.email-proven', user, actorOf(user, null), now)];
}

/** The person accepts the terms as they read in this version. An older one never replaces a newer one. */
export function acceptTerms(user: User, version: number, actor: Actor, now: Date): [User, UserEvent] | null {
  if (user.termsVersion !== null && user.termsVersion >= version) return null;
  const accepted: User = { ...user, termsVersion: version, termsAcceptedAt: now };
  return [accepted, userEvent('user.terms-accepted', user, actor, now, { termsVersion: version })];
}

/** Mail to the new address has reached the person. `email` must be normalised. */
export function changeEmail(user: User, email: string, actor: Actor, now: Date): [User, UserEvent] {
  return [{ ...user, email, emailProvenAt: now }, userEvent('user.email-changed', user, actor, now)];
}

/** The person didn't want the change: their old address is theirs again, and a password that someone else may know is gone. */
export function restoreEmail(user: User, email: string, now: Date): [User, UserEvent] {
  const restored: User = { ...user, email, emailProvenAt: now, passwordHash: null };
  return [restored, userEvent('user.email-restored', user, actorOf(user, null), now)];
}

/** The person chose this password, or another in its place. */
export function setPassword(user: User, passwordHash: string, actor: Actor, now: Date): [User, UserEvent] {
  return [{ ...user, passwordHash }, userEvent('user.password-set', user, actor, now)];
}

export type NewMembership = Readonly<{ profile: ProfileRef; kind: MembershipKind; role: MemberRole }>;

/** Links a profile, or changes the kind and role of a link that exists. */
export function link(user: User, { profile, kind, role }: NewMembership, actor: Actor, now: Date): [User, UserEvent] {
  const known = user.memberships.find(({ profileUid }) => profileUid === profile.uid);
  const membership: Membership = {
    profileUid: profile.uid,
    profileType: profile.type,
    kind,
    role,
    createdAt: known?.createdAt ?? now,
  };
  const memberships = known
    ? user.memberships.map((each) => (each === known ? membership : each))
    : [...user.memberships, membership];
  return [{ ...user, memberships }, userEvent('user.linked', user, actor, now, { profile, role })];
}

/** However the profile is linked. @throws identity/not-your-profile */
export function unlink(user: User, profile: ProfileRef, actor: Actor, now: Date): [User, UserEvent] {
  if (roleIn({ ...user, staffRole: null }, profile) === null) throw identityErrors.notYourProfile();
  const unlinked: User = {
    ...user,
    memberships: user.memberships.filter(({ profileUid }) => profileUid !== profile.uid),
    linkedBrandUid: user.linkedBrandUid === profile.uid ? null : user.linkedBrandUid,
    linkedInfluencerUid: user.linkedInfluencerUid === profile.uid ? null : user.linkedInfluencerUid,
  };
  return [unlinked, userEvent('user.unlinked', user, actor, now, { profile })];
}

/** Another role in a profile in which the person works already. An owner works there by right, and takes a seat. */
export function changeRole(
  user: User,
  profile: ProfileRef,
  role: MemberRole,
  actor: Actor,
  now: Date,
): [User, UserEvent] {
  const known = user.memberships.find(({ profileUid }) => profileUid === profile.uid);
  const kind = role === 'owner' ? 'linked' : (known?.kind ?? 'admin');
  const [changed] = link(user, { profile, kind, role }, actor, now);
  return [changed, userEvent('user.role-changed', changed, actor, now, { profile, role })];
}

const refOf = ({ profileUid, profileType }: Membership): ProfileRef => ({ uid: profileUid, type: profileType });

const ofKind = (user: User, kind: MembershipKind): ProfileRef[] =>
  user.memberships.filter((each) => each.kind === kind).map(refOf);

/** What the person chooses from, oldest first. */
export const linkedProfiles = (user: User): ProfileRef[] => ofKind(user, 'linked');

/** The brands, or the influencers, in which the person is an admin: let in by our staff, or a member with that role. */
export const adminsFor = (user: User, type: ProfileRef['type']): string[] =>
  user.memberships
    .filter(({ profileType, kind, role }) => profileType === type && (kind === 'admin' || role === 'admin'))
    .map(({ profileUid }) => profileUid);

/** Linked profiles, the two single links, and what the person administers. Staff act as themselves only. */
export function mayActAs(user: User, { uid, type }: ProfileRef): boolean {
  if (user.staffRole) return false;
  const single = type === 'brand' ? user.linkedBrandUid : user.linkedInfluencerUid;
  return single === uid || user.memberships.some((each) => each.profileUid === uid && each.profileType === type);
}

/** The two single links and what the person administers: where someone without a linked profile lands (brands first). */
const landingProfile = (user: User): ProfileRef | null => {
  const brand = user.linkedBrandUid ?? adminsFor(user, 'brand')[0];
  if (brand) return { uid: brand, type: 'brand' };
  const influencer = user.linkedInfluencerUid ?? adminsFor(user, 'influencer')[0];
  return influencer ? { uid: influencer, type: 'influencer' } : null;
};

/** Exactly one linked profile needs no choosing; with several the person chooses; with none the landing rule does. */
export function profileAtSignIn(user: User): ProfileRef | null {
  if (user.staffRole) return null;
  const [only, ...others] = linkedProfiles(user);
  if (others.length > 0) return null;
  return only ?? landingProfile(user);
}

/** In which role the person works in this profile. The two single links are given by our staff, and make an admin. */
export function roleIn(user: User, { uid, type }: ProfileRef): MemberRole | null {
  const isIt = ({ profileUid, profileType }: Membership) => profileUid === uid && profileType === type;
  return user.memberships.find(isIt)?.role ?? (mayActAs(user, { uid, type }) ? 'admin' : null);
}

/** Who the rest of the product sees. A person who has chosen no profile is a guest with a name. */
export function actorOf(
  { id, staffRole }: Pick<User, 'id' | 'staffRole'>,
  profile: ProfileRef | null,
  memberRole?: MemberRole | null,
): Actor {
  if (staffRole) return { userId: id, role: 'admin', staffRole };
  if (!profile) return { userId: id, role: 'guest' };
  return { userId: id, role: profile.type, profile, ...(memberRole ? { memberRole } : {}) };
}

/** The person in one of their own profiles, with their role there. */
export const actorIn = (user: User, profile: ProfileRef | null): Actor =>
  actorOf(user, profile, profile && roleIn(user, profile));

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

/**
 * `linked` profiles are the person's own to choose from, and take a seat; `admin` ones are those that our staff let
 * them administer for others.
 */
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
  /** When the person first proved that they receive mail at this address. */
  emailProvenAt: Date | null;
  disabledAt: Date | null;
  /** The version of the terms and privacy notice that the person last accepted; null until they do. */
  termsVersion: number | null;
  termsAcceptedAt: Date | null;
  createdAt: Date;
  /** In order of creation. */
  memberships: readonly Membership[];
  version: number;
}>;

/** How a session was created. */
export type SignInWay = 'link' | 'password' | 'passkey' | 'password-reset' | 'outside' | 'second-factor';

/** How a signed-in person can reauthenticate, fastest first. */
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

/** `email` must already be normalised. */
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
 * The person has proved that they receive mail at this address. The first time, anything set up before that ends: a
 * password chosen by someone who only typed the address must not outlive it.
 */
export function proveEmail(user: User, now: Date): [User, UserEvent] {
  const proven: User = { ...user, emailProvenAt: now, passwordHash: null };
  return [proven, userEvent('user.email-proven', user, actorOf(user, null), now)];
}

/** The person accepts this version of the terms. An older one never replaces a newer one. */
export function acceptTerms(user: User, version: number, actor: Actor, now: Date): [User, UserEvent] | null {
  if (user.termsVersion !== null && user.termsVersion >= version) return null;
  const accepted: User = { ...user, termsVersion: version, termsAcceptedAt: now };
  return [accepted, userEvent('user.terms-accepted', user, actor, now, { termsVersion: version })];
}

/** Confirms the new address. `email` must be normalised. */
export function changeEmail(user: User, email: string, actor: Actor, now: Date): [User, UserEvent] {
  return [{ ...user, email, emailProvenAt: now }, userEvent('user.email-changed', user, actor, now)];
}

/** The person didn't want the change: restores their old address, and removes a password that someone else may know. */
export function restoreEmail(user: User, email: string, now: Date): [User, UserEvent] {
  const restored: User = { ...user, email, emailProvenAt: now, passwordHash: null };
  return [restored, userEvent('user.email-restored', user, actorOf(user, null), now)];
}

/** Sets the person's first password, or replaces it. */
export function setPassword(user: User, passwordHash: string, actor: Actor, now: Date): [User, UserEvent] {
  return [{ ...user, passwordHash }, userEvent('user.password-set', user, actor, now)];
}

export type NewMembership = Readonly<{ profile: ProfileRef; kind: MembershipKind; role: MemberRole }>;

/** Links a profile, or changes the kind and role of an existing link. */
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

/** Removes any kind of link to a profile. @throws identity/not-your-profile */
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

/** Changes the role in a profile that the person already belongs to. An owner always has access, and takes a seat. */
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

/** The profiles that the person chooses from, oldest first. */
export const linkedProfiles = (user: User): ProfileRef[] => ofKind(user, 'linked');

/**
 * The brands, or the influencers, in which the person is an admin: appointed by our staff, or a member with that role.
 */
export const adminsFor = (user: User, type: ProfileRef['type']): string[] =>
  user.memberships
    .filter(({ profileType, kind, role }) => profileType === type && (kind === 'admin' || role === 'admin'))
    .map(({ profileUid }) => profileUid);

/** Linked profiles, the two single links, and administered profiles. Staff act only as themselves. */
export function mayActAs(user: User, { uid, type }: ProfileRef): boolean {
  if (user.staffRole) return false;
  const single = type === 'brand' ? user.linkedBrandUid : user.linkedInfluencerUid;
  return single === uid || user.memberships.some((each) => each.profileUid === uid && each.profileType === type);
}

/** The two single links and administered profiles: where someone without a linked profile lands (brands first). */
const landingProfile = (user: User): ProfileRef | null => {
  const brand = user.linkedBrandUid ?? adminsFor(user, 'brand')[0];
  if (brand) return { uid: brand, type: 'brand' };
  const influencer = user.linkedInfluencerUid ?? adminsFor(user, 'influencer')[0];
  return influencer ? { uid: influencer, type: 'influencer' } : null;
};

/**
 * With exactly one linked profile there is no choice; with several the person chooses; with none the landing rule
 * applies.
 */
export function profileAtSignIn(user: User): ProfileRef | null {
  if (user.staffRole) return null;
  const [only, ...others] = linkedProfiles(user);
  if (others.length > 0) return null;
  return only ?? landingProfile(user);
}

/** The person's role in this profile. Our staff set the two single links, which give the role of admin. */
export function roleIn(user: User, { uid, type }: ProfileRef): MemberRole | null {
  const isIt = ({ profileUid, profileType }: Membership) => profileUid === uid && profileType === type;
  return user.memberships.find(isIt)?.role ?? (mayActAs(user, { uid, type }) ? 'admin' : null);
}

/** The person as the rest of the product sees them. Without a chosen profile they are a guest with a name. */
export function actorOf(
  { id, staffRole }: Pick<User, 'id' | 'staffRole'>,
  profile: ProfileRef | null,
  memberRole?: MemberRole | null,
): Actor {
  if (staffRole) return { userId: id, role: 'admin', staffRole };
  if (!profile) return { userId: id, role: 'guest' };
  return { userId: id, role: profile.type, profile, ...(memberRole ? { memberRole } : {}) };
}

/** The person acting for one of their own profiles, with their role there. */
export const actorIn = (user: User, profile: ProfileRef | null): Actor =>
  actorOf(user, profile, profile && roleIn(user, profile));

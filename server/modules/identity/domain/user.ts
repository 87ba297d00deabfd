import { type Actor, type DomainEvent, eventOf, isTheProduct, newId } from '../../../shared/kernel/index.js';
import type { ProfileRef, StaffRole } from '../../../shared/kernel/index.js';
import { identityErrors } from './identity.errors.js';

export const memberRoles = ['owner', 'admin', 'member'] as const;
export type MemberRole = (typeof memberRoles)[number];

/** `linked` profiles are the person's own to choose from; `admin` ones are those they administer for others. */
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
  createdAt: Date;
  /** In the order in which they were made. */
  memberships: readonly Membership[];
  version: number;
}>;

/** How a session came about. */
export type SignInWay = 'link' | 'password' | 'password-reset';

export type UserEvent = DomainEvent<
  | 'user.created'
  | 'user.invited'
  | 'user.linked'
  | 'user.unlinked'
  | 'user.promoted'
  | 'user.email-proven'
  | 'user.signed-in'
  | 'user.signed-out'
  | 'user.signed-out-elsewhere'
  | 'user.switched-profile'
  | 'user.password-set'
  | 'user.disabled'
  | 'user.enabled',
  Readonly<{
    profile?: ProfileRef;
    role?: MemberRole;
    staffRole?: StaffRole;
    sessionId?: string;
    by?: SignInWay;
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
    createdAt: now,
    memberships: [],
    version: 0,
  };
  return [user, userEvent('user.created', user, actor, now, { staffRole: facts.staffRole })];
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

/** @throws identity/not-your-profile */
export function unlink(user: User, profile: ProfileRef, actor: Actor, now: Date): [User, UserEvent] {
  const memberships = user.memberships.filter(({ profileUid }) => profileUid !== profile.uid);
  if (memberships.length === user.memberships.length) throw identityErrors.notYourProfile();
  return [{ ...user, memberships }, userEvent('user.unlinked', user, actor, now, { profile })];
}

/** Makes a person staff, or gives staff another role. */
export function promote(user: User, staffRole: StaffRole, actor: Actor, now: Date): [User, UserEvent] {
  return [{ ...user, staffRole }, userEvent('user.promoted', user, actor, now, { staffRole })];
}

/** @throws identity/read-only, identity/not-yourself */
export function disable(user: User, actor: Actor, now: Date): [User, UserEvent] {
  checkMayManage(actor);
  if (user.id === actor.userId) throw identityErrors.notYourself();
  return [{ ...user, disabledAt: user.disabledAt ?? now }, userEvent('user.disabled', user, actor, now)];
}

/** @throws identity/read-only */
export function enable(user: User, actor: Actor, now: Date): [User, UserEvent] {
  checkMayManage(actor);
  return [{ ...user, disabledAt: null }, userEvent('user.enabled', user, actor, now)];
}

function checkMayManage(actor: Actor): void {
  const works = actor.staffRole === 'operations' || actor.staffRole === 'super-user';
  if (!works && !isTheProduct(actor)) throw identityErrors.mayOnlyLook();
}

const refOf = ({ profileUid, profileType }: Membership): ProfileRef => ({ uid: profileUid, type: profileType });

const ofKind = (user: User, kind: MembershipKind): ProfileRef[] =>
  user.memberships.filter((each) => each.kind === kind).map(refOf);

/** What the person chooses from, oldest first. */
export const linkedProfiles = (user: User): ProfileRef[] => ofKind(user, 'linked');

/** The brands, or the influencers, that the person administers for others. */
export const adminsFor = (user: User, type: ProfileRef['type']): string[] =>
  ofKind(user, 'admin')
    .filter((profile) => profile.type === type)
    .map(({ uid }) => uid);

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

/** Who the rest of the product sees. A person who has chosen no profile is a guest with a name. */
export function actorOf({ id, staffRole }: Pick<User, 'id' | 'staffRole'>, profile: ProfileRef | null): Actor {
  if (staffRole) return { userId: id, role: 'admin', staffRole };
  return profile ? { userId: id, role: profile.type, profile } : { userId: id, role: 'guest' };
}

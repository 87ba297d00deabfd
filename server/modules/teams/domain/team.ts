import { type GivenRole, mayManage, type MemberRole } from '../../../contract/rules/member-rights.js';
import { type Actor, checkMember, DomainError, type ProfileRef } from '../../../shared/kernel/index.js';
import { teamErrors } from './team.errors.js';
import { type Invitation, type InvitationEvent, isPending, newInvitation, sendAgain } from './invitation.js';

/** Someone who may act as the profile. */
export type TeamMember = Readonly<{
  userId: string;
  email: string;
  name: string;
  role: MemberRole;
  /** `linked` ones take a seat; `admin` ones have been let in by our staff and take none. */
  kind: 'linked' | 'admin';
  disabled: boolean;
  joinedAt: Date;
}>;

/** Everyone who works in one profile, and who has been asked to. What is decided on it is decided one after the other. */
export type Team = Readonly<{
  profile: ProfileRef;
  /** How many people its plan has room for; null without a limit. */
  seats: number | null;
  /** The longest-standing first. */
  members: readonly TeamMember[];
  /** Neither accepted nor revoked; some may have expired. The newest first. */
  invitations: readonly Invitation[];
  /** How many letters the invitations of the last day have taken. */
  sentToday: number;
}>;

/** How many invitations a profile can send in a day, to anyone. */
export const invitationsADay = 50;

/** An influencer has no plan; so many people may work for one. */
export const seatsOfInfluencer = 5;

const takesSeat = ({ kind }: TeamMember): boolean => kind === 'linked';
const isOwner = ({ role }: TeamMember): boolean => role === 'owner';

const pendingOf = (team: Team, now: Date): readonly Invitation[] =>
  team.invitations.filter((invitation) => isPending(invitation, now));

/** Members and open invitations each take one seat. */
export const seatsTaken = (team: Team, now: Date): number =>
  team.members.filter(takesSeat).length + pendingOf(team, now).length;

/** Who is beyond the seats of the plan: those who came last, and never an owner. */
export function beyondSeats({ seats, members }: Team): ReadonlySet<string> {
  if (seats === null) return new Set();
  const seated = members.filter(takesSeat);
  const others = seated.filter((member) => !isOwner(member));
  const room = Math.max(0, seats - (seated.length - others.length));
  return new Set(others.slice(room).map(({ userId }) => userId));
}

/** @throws identity/no-free-seat when one more would not fit */
function checkSeat(team: Team, now: Date): void {
  const { seats } = team;
  const taken = seatsTaken(team, now);
  if (seats !== null && taken >= seats) throw teamErrors.noFreeSeat(seats, taken);
}

type InvitationWish = Readonly<{ email: string; role: GivenRole; tokenHash: string }>;

/**
 * Asks someone to join. Who has been asked before and has not answered gets a new letter instead, with the new role.
 * @throws identity/role-not-enough, identity/seat-needed, identity/already-member, identity/no-free-seat,
 * identity/invited-too-often, identity/sent-just-now
 */
export function invite(
  team: Team,
  { email, role, tokenHash }: InvitationWish,
  actor: Actor,
  now: Date,
): [Invitation, InvitationEvent] {
  checkMember(actor, 'members');
  if (team.members.some((member) => member.email === email && takesSeat(member))) throw teamErrors.alreadyMember();
  const open = team.invitations.find((invitation) => invitation.email === email);
  if (!open || !isPending(open, now)) checkSeat(team, now);
  if (team.sentToday >= invitationsADay) throw teamErrors.invitedTooOften();
  if (open) return sendAgain(open, { role, tokenHash }, actor, now);
  return newInvitation({ profile: team.profile, email, role, tokenHash }, actor, now);
}

/**
 * The open invitation with this id, for people with the right.
 * @throws identity/role-not-enough, identity/seat-needed, identity/no-such-invitation
 */
export function invitationIn(team: Team, id: string, actor: Actor): Invitation {
  checkMember(actor, 'members');
  const invitation = team.invitations.find((each) => each.id === id);
  if (!invitation) throw teamErrors.noSuchInvitation();
  return invitation;
}

/**
 * Whether the invited person may come in: the invitation has kept a seat, unless the plan has become smaller since.
 * @throws identity/invitation-not-valid, identity/no-free-seat
 */
export function checkMayJoin(team: Team, invitation: Invitation, now: Date): void {
  const { seats } = team;
  if (!pendingOf(team, now).some(({ id, tokenHash }) => id === invitation.id && tokenHash === invitation.tokenHash))
    throw teamErrors.invitationNotValid();
  const members = team.members.filter(takesSeat).length;
  if (seats !== null && members >= seats) throw teamErrors.noFreeSeat(seats, seatsTaken(team, now));
}

/** @throws identity/no-such-member */
export function memberIn(team: Team, userId: string): TeamMember {
  const member = team.members.find((each) => each.userId === userId);
  if (!member) throw teamErrors.noSuchMember();
  return member;
}

/**
 * Whether the actor may change or remove this member.
 * @throws identity/role-not-enough, identity/seat-needed, identity/no-such-member, identity/owner-needed
 */
export function checkMayManage(team: Team, userId: string, actor: Actor): TeamMember {
  checkMember(actor, 'members');
  const member = memberIn(team, userId);
  if (!mayManage(actor.memberRole, member.role)) {
    const why = 'Only an owner can change or remove an owner.';
    throw new DomainError('forbidden', 'identity/role-not-enough', why, { right: 'members' });
  }
  checkOwnerRemains(team, userId);
  return member;
}

/** Without this member there must still be an owner who can sign in. @throws identity/owner-needed */
export function checkOwnerRemains(team: Team, userId: string): void {
  if (!isOwner(memberIn(team, userId))) return;
  const remains = team.members.some((each) => each.userId !== userId && isOwner(each) && !each.disabled);
  if (!remains) throw teamErrors.ownerNeeded();
}

/**
 * To whom an owner hands the profile over.
 * @throws identity/role-not-enough, identity/seat-needed, identity/no-such-member (also for oneself, and for who is disabled)
 */
export function heirIn(team: Team, userId: string, actor: Actor): TeamMember {
  checkMember(actor, 'transfer');
  const heir = memberIn(team, userId);
  if (userId === actor.userId || heir.disabled) throw teamErrors.noSuchMember();
  return heir;
}

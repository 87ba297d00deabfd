import { type GivenRole, mayManage, type MemberRole } from '../../../contract/rules/member-rights.js';
import { type Actor, checkMember, DomainError, type ProfileRef } from '../../../shared/kernel/index.js';
import { teamErrors } from './team.errors.js';
import { type Invitation, type InvitationEvent, isPending, newInvitation, sendAgain } from './invitation.js';

/** Someone who can act as the profile. */
export type TeamMember = Readonly<{
  userId: string;
  email: string;
  name: string;
  role: MemberRole;
  /** `linked` ones take a seat; `admin` ones were added by our staff and take none. */
  kind: 'linked' | 'admin';
  disabled: boolean;
  joinedAt: Date;
}>;

/** Everyone in one profile's team, and who has been invited. Decisions about it are serialised. */
export type Team = Readonly<{
  profile: ProfileRef;
  /** How many people its plan allows; null if unlimited. */
  seats: number | null;
  /** Longest membership first. */
  members: readonly TeamMember[];
  /** Neither accepted nor revoked; some may have expired. Newest first. */
  invitations: readonly Invitation[];
  /** How many invitation emails were sent in the last day. */
  sentToday: number;
}>;

/** How many invitations a profile can send in a day, to anyone. */
export const invitationsADay = 50;

/** The seats of an influencer, who has no plan. */
export const seatsOfInfluencer = 5;

const takesSeat = ({ kind }: TeamMember): boolean => kind === 'linked';
const isOwner = ({ role }: TeamMember): boolean => role === 'owner';

const pendingOf = (team: Team, now: Date): readonly Invitation[] =>
  team.invitations.filter((invitation) => isPending(invitation, now));

/** Members and open invitations each take one seat. */
export const seatsTaken = (team: Team, now: Date): number =>
  team.members.filter(takesSeat).length + pendingOf(team, now).length;

/** Members beyond the plan's seats: the latest to join, and never an owner. */
export function beyondSeats({ seats, members }: Team): ReadonlySet<string> {
  if (seats === null) return new Set();
  const seated = members.filter(takesSeat);
  const others = seated.filter((member) => !isOwner(member));
  const room = Math.max(0, seats - (seated.length - others.length));
  return new Set(others.slice(room).map(({ userId }) => userId));
}

/** @throws identity/no-free-seat when there is no room for another */
function checkSeat(team: Team, now: Date): void {
  const { seats } = team;
  const taken = seatsTaken(team, now);
  if (seats !== null && taken >= seats) throw teamErrors.noFreeSeat(seats, taken);
}

type InvitationWish = Readonly<{ email: string; role: GivenRole; tokenHash: string }>;

/**
 * Invites someone. A pending invitation is resent instead, with the new role.
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
 * The open invitation with this id, for people with permission.
 * @throws identity/role-not-enough, identity/seat-needed, identity/no-such-invitation
 */
export function invitationIn(team: Team, id: string, actor: Actor): Invitation {
  checkMember(actor, 'members');
  const invitation = team.invitations.find((each) => each.id === id);
  if (!invitation) throw teamErrors.noSuchInvitation();
  return invitation;
}

/**
 * Checks that the invited person can join: the invitation holds a seat, unless the plan has become smaller since.
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
 * Checks that the actor can change or remove this member.
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

/** Checks that without this member there is still an owner who can sign in. @throws identity/owner-needed */
export function checkOwnerRemains(team: Team, userId: string): void {
  if (!isOwner(memberIn(team, userId))) return;
  const remains = team.members.some((each) => each.userId !== userId && isOwner(each) && !each.disabled);
  if (!remains) throw teamErrors.ownerNeeded();
}

/**
 * The member to whom an owner transfers the profile.
 * @throws identity/role-not-enough, identity/seat-needed, identity/no-such-member (also for oneself, and for who is
 * disabled)
 */
export function heirIn(team: Team, userId: string, actor: Actor): TeamMember {
  checkMember(actor, 'transfer');
  const heir = memberIn(team, userId);
  if (userId === actor.userId || heir.disabled) throw teamErrors.noSuchMember();
  return heir;
}

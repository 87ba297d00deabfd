import type { GivenRole } from '../../../contract/rules/member-rights.js';
import { type Actor, type DomainEvent, eventOf, newId, type ProfileRef } from '../../../shared/kernel/index.js';
import { teamErrors } from './team.errors.js';

const invitationStates = ['open', 'accepted', 'revoked'] as const;
type InvitationState = (typeof invitationStates)[number];

/** An invitation for one person to join one profile. Only the token's hash is stored; resending creates another. */
export type Invitation = Readonly<{
  id: string;
  profileUid: string;
  profileType: ProfileRef['type'];
  /** Normalised; a person has to confirm it to accept. */
  email: string;
  role: GivenRole;
  tokenHash: string;
  state: InvitationState;
  /** Who sent it last. */
  invitedBy: string;
  createdAt: Date;
  sentAt: Date;
  sentTimes: number;
  expiresAt: Date;
  version: number;
}>;

export type InvitationEvent = DomainEvent<
  'invitation.sent' | 'invitation.accepted' | 'invitation.revoked',
  Readonly<{ profile: ProfileRef; role: GivenRole }>
>;

/** How many days an invitation can be accepted. */
export const invitationDays = 7;

const lifeMs = invitationDays * 24 * 60 * 60 * 1_000;
const pauseMs = 60_000;

export const profileOf = ({ profileUid, profileType }: Invitation): ProfileRef => ({
  uid: profileUid,
  type: profileType,
});

const invitationEvent = (
  name: InvitationEvent['name'],
  invitation: Invitation,
  actor: Actor,
  now: Date,
): InvitationEvent => {
  const payload = { profile: profileOf(invitation), role: invitation.role };
  return eventOf(name, { type: 'invitation', id: invitation.id }, actor, now, payload);
};

type NewInvitation = Readonly<{ profile: ProfileRef; email: string; role: GivenRole; tokenHash: string }>;

/** `email` must already be normalised. */
export function newInvitation(
  { profile, email, role, tokenHash }: NewInvitation,
  actor: Actor,
  now: Date,
): [Invitation, InvitationEvent] {
  const invitation: Invitation = {
    id: newId(),
    profileUid: profile.uid,
    profileType: profile.type,
    email,
    role,
    tokenHash,
    state: 'open',
    invitedBy: actor.userId,
    createdAt: now,
    sentAt: now,
    sentTimes: 1,
    expiresAt: new Date(now.getTime() + lifeMs),
    version: 0,
  };
  return [invitation, invitationEvent('invitation.sent', invitation, actor, now)];
}

/**
 * Resends it with a new token and another week: only the newest works.
 * @throws identity/sent-just-now within a minute of the last time
 */
export function sendAgain(
  invitation: Invitation,
  { role, tokenHash }: Pick<NewInvitation, 'role' | 'tokenHash'>,
  actor: Actor,
  now: Date,
): [Invitation, InvitationEvent] {
  if (now.getTime() - invitation.sentAt.getTime() < pauseMs) throw teamErrors.sentJustNow();
  const expiresAt = new Date(now.getTime() + lifeMs);
  const sentTimes = invitation.sentTimes + 1;
  const next: Invitation = {
    ...invitation,
    role,
    tokenHash,
    invitedBy: actor.userId,
    sentAt: now,
    sentTimes,
    expiresAt,
  };
  return [next, invitationEvent('invitation.sent', next, actor, now)];
}

/** Open, and before its exact expiry. */
export const isPending = ({ state, expiresAt }: Pick<Invitation, 'state' | 'expiresAt'>, now: Date): boolean =>
  state === 'open' && now < expiresAt;

export function accept(invitation: Invitation, actor: Actor, now: Date): [Invitation, InvitationEvent] {
  const accepted: Invitation = { ...invitation, state: 'accepted' };
  return [accepted, invitationEvent('invitation.accepted', accepted, actor, now)];
}

export function revoke(invitation: Invitation, actor: Actor, now: Date): [Invitation, InvitationEvent] {
  const revoked: Invitation = { ...invitation, state: 'revoked' };
  return [revoked, invitationEvent('invitation.revoked', revoked, actor, now)];
}

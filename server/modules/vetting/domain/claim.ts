import { type Actor, type DomainEvent, eventOf, mayAsStaff, newId } from '../../../shared/kernel/index.js';
import { vettingErrors } from './vetting.errors.js';

const claimStates = ['open', 'confirmed', 'refused', 'withdrawn', 'expired'] as const;
export type ClaimState = (typeof claimStates)[number];

/** Someone claims an imported profile. Its code in the account's bio proves that it is theirs. */
export type Claim = Readonly<{
  id: string;
  influencerId: string;
  userId: string;
  /** To be added to the bio, for example `TM-4F0A2B9C`. */
  code: string;
  state: ClaimState;
  requestedAt: Date;
  expiresAt: Date;
  decidedAt: Date | null;
  /** The member of staff who decided; null until then. */
  decidedBy: string | null;
  /** The reason for refusal, shown to the person. */
  reason: string | null;
  version: number;
}>;

/** An imported profile without an owner. */
export type UnclaimedProfile = Readonly<{ id: string; handle: string; name: string }>;

export type ClaimEvent = DomainEvent<
  'claim.requested' | 'claim.withdrawn' | 'claim.confirmed' | 'claim.refused' | 'claim.expired',
  Readonly<{ influencerId: string; userId: string }>
>;

/** How long a claim stays open for its code to be found. */
export const claimDays = 14;
/** The maximum of open claims a person. */
export const openClaimsAPerson = 3;

const day = 86_400_000;

const happened = (name: ClaimEvent['name'], claim: Claim, actor: Actor, now: Date): ClaimEvent => {
  const { id, influencerId, userId } = claim;
  return eventOf(name, { type: 'claim', id }, actor, now, { influencerId, userId });
};

export function requestClaim({ id: influencerId }: UnclaimedProfile, actor: Actor, now: Date): [Claim, ClaimEvent] {
  const id = newId();
  const claim: Claim = {
    ...{ id, influencerId, userId: actor.userId, state: 'open', requestedAt: now, version: 0 },
    code: `TM-${id.slice(-8).toUpperCase()}`,
    expiresAt: new Date(now.getTime() + claimDays * day),
    ...{ decidedAt: null, decidedBy: null, reason: null },
  };
  return [claim, happened('claim.requested', claim, actor, now)];
}

/** Other people's claims don't exist. @throws profiles/claim-not-found, profiles/claim-over */
export function withdrawClaim(claim: Claim, actor: Actor, now: Date): [Claim, ClaimEvent] {
  if (claim.userId !== actor.userId) throw vettingErrors.claimNotFound(claim.id);
  return close(claim, 'withdrawn', actor, now, null);
}

/** Staff have found the code in the bio. @throws profiles/not-staff, profiles/claim-over */
export function confirmClaim(claim: Claim, actor: Actor, now: Date): [Claim, ClaimEvent] {
  checkDecides(actor);
  return close(claim, 'confirmed', actor, now, null);
}

/** @throws profiles/not-staff, profiles/claim-over */
export function refuseClaim(claim: Claim, reason: string, actor: Actor, now: Date): [Claim, ClaimEvent] {
  checkDecides(actor);
  return close(claim, 'refused', actor, now, reason);
}

/** @throws profiles/claim-over */
export const expireClaim = (claim: Claim, actor: Actor, now: Date): [Claim, ClaimEvent] =>
  close(claim, 'expired', actor, now, null);

function checkDecides(actor: Actor): void {
  if (!mayAsStaff(actor, 'influencer.claim')) throw vettingErrors.notStaff();
}

function close(
  claim: Claim,
  state: Exclude<ClaimState, 'open'>,
  actor: Actor,
  now: Date,
  reason: string | null,
): [Claim, ClaimEvent] {
  if (claim.state !== 'open') throw vettingErrors.claimOver();
  const decidedBy = state === 'confirmed' || state === 'refused' ? actor.userId : null;
  const closed: Claim = { ...claim, state, decidedAt: now, decidedBy, reason };
  return [closed, happened(`claim.${state}`, closed, actor, now)];
}

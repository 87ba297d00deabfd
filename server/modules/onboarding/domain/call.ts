import { type Actor, type DomainEvent, eventOf, newId } from '../../../shared/kernel/index.js';
import { callMinutes, isCallTime } from './call-times.js';
import type { LeadKind } from './lead.js';
import { onboardingErrors } from './onboarding.errors.js';

const callStates = ['booked', 'cancelled'] as const;
export type CallState = (typeof callStates)[number];

export const callActions = ['move', 'cancel'] as const;
export type CallAction = (typeof callActions)[number];

/** A first call with someone who may join. Only the hash of the token in their email is stored. */
export type Call = Readonly<{
  id: string;
  /** Someone who booked it themselves; null if staff booked it for an existing customer. */
  leadId: string | null;
  /** The brand or influencer it is with, if known. */
  profileUid: string | null;
  kind: LeadKind;
  name: string;
  email: string;
  company: string;
  startsAt: Date;
  state: CallState;
  tokenHash: string;
  createdAt: Date;
  updatedAt: Date;
  version: number;
}>;

export type CallFacts = Pick<Call, 'leadId' | 'profileUid' | 'kind' | 'name' | 'email' | 'company' | 'startsAt'>;

export type CallEvent = DomainEvent<
  'call.booked' | 'call.moved' | 'call.cancelled',
  Readonly<{ call: string; kind: LeadKind; leadId: string | null; startsAt: string }>
>;

/** All calls with one profile share one audit chain, so that they show in its timeline. */
const happened = (name: CallEvent['name'], call: Call, actor: Actor, now: Date): CallEvent => {
  const { id, kind, leadId, profileUid, startsAt } = call;
  const told = { call: id, kind, leadId, startsAt: startsAt.toISOString() };
  return eventOf(name, { type: 'call', id: profileUid ?? id }, actor, now, told);
};

export const callEndsAt = ({ startsAt }: Pick<Call, 'startsAt'>): Date =>
  new Date(startsAt.getTime() + callMinutes * 60_000);

/** Whether a person repeats the booking that they have already made. Guessing an address reveals nothing. */
export const isSameCall = (call: Call, wish: Pick<Call, 'kind' | 'name' | 'email' | 'company'>): boolean =>
  call.kind === wish.kind &&
  (['name', 'email', 'company'] as const).every((fact) => call[fact].toLowerCase() === wish[fact].toLowerCase());

/** What can still be done with it. */
export const callActionsFor = (call: Call, now: Date): CallAction[] =>
  call.state === 'booked' && now < call.startsAt ? [...callActions] : [];

function checkOpen(call: Call, now: Date): void {
  if (call.state === 'cancelled') throw onboardingErrors.callCancelled();
  if (now >= call.startsAt) throw onboardingErrors.callOver();
}

/** @throws onboarding/not-a-call-time */
export function bookCall(facts: CallFacts, tokenHash: string, actor: Actor, now: Date): [Call, CallEvent] {
  if (!isCallTime(facts.startsAt, now)) throw onboardingErrors.notACallTime();
  const call: Call = { ...facts, id: newId(), state: 'booked', tokenHash, createdAt: now, updatedAt: now, version: 0 };
  return [call, happened('call.booked', call, actor, now)];
}

/** @throws onboarding/call-cancelled, onboarding/call-over, onboarding/not-a-call-time */
export function moveCall(call: Call, startsAt: Date, actor: Actor, now: Date): [Call, CallEvent] {
  checkOpen(call, now);
  if (!isCallTime(startsAt, now)) throw onboardingErrors.notACallTime();
  const moved: Call = { ...call, startsAt, updatedAt: now };
  return [moved, happened('call.moved', moved, actor, now)];
}

/** @throws onboarding/call-cancelled, onboarding/call-over */
export function cancelCall(call: Call, actor: Actor, now: Date): [Call, CallEvent] {
  checkOpen(call, now);
  const cancelled: Call = { ...call, state: 'cancelled', updatedAt: now };
  return [cancelled, happened('call.cancelled', cancelled, actor, now)];
}

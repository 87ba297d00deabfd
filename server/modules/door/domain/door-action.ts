import { hoursAfter } from '../../../contract/rules/london-time.js';
import type { DomainError } from '../../../shared/kernel/index.js';
import { passHours } from './check-in-link.js';
import { doorErrors } from './door.errors.js';
import type { CodeFault, CodeVerdict } from './check-in-key.js';
import type { KnownVisit } from './door.js';

/** What the venue's staff record at a door. */
export const doorActionKinds = ['check-in', 'bill', 'late', 'no-show'] as const;
export type DoorActionKind = (typeof doorActionKinds)[number];

/** How a guest was identified: by a signed code, by its eight characters, or by face and name. */
export const doorWays = ['signed', 'code', 'name'] as const;
export type DoorWay = (typeof doorWays)[number];

/** `already`: the same phone has said so before. `conflict`: the brand has to check it. */
export const doorOutcomes = ['done', 'already', 'conflict', 'refused'] as const;
export type DoorOutcome = (typeof doorOutcomes)[number];

export const lateMinutes = { min: 5, max: 120 } as const;

/** The maximum number in one request. */
export const mostActions = 50;

/** What a phone recorded, by its own clock; fields that `how` and `kind` don’t need are missing. */
export type SaidAtDoor = Readonly<{
  id: string;
  kind: DoorActionKind;
  collabId: string;
  at: Date;
  how?: DoorWay;
  proof?: string;
  code?: string;
  /** When the code was looked up; `at` by default. */
  seenAt?: Date;
  pence?: number;
  minutes?: number;
}>;

const lacks: Readonly<Record<DoorActionKind, (said: SaidAtDoor) => boolean>> = {
  'check-in': ({ how, proof, code }) => !how || (how === 'signed' && !proof) || (how === 'code' && !code),
  bill: ({ pence }) => pence === undefined,
  late: ({ minutes }) => minutes === undefined,
  'no-show': () => false,
};

/** @throws collabs/action-incomplete */
export function checkComplete(said: SaidAtDoor): void {
  if (lacks[said.kind](said)) throw doorErrors.actionIncomplete();
}

/** The result of an action. */
export type DoorVerdict = Readonly<{ outcome: DoorOutcome; code: string | null; detail: string | null }>;

/**
 * When it happened by our clock: the phone’s own may be off by its skew at the time of sending. Never later than now,
 * nor before the visit’s check-in opened.
 */
export function correctedAt(at: Date, sentAt: Date, now: Date, opensAt: Date | null): Date {
  const happened = at.getTime() + now.getTime() - sentAt.getTime();
  return new Date(Math.min(Math.max(happened, opensAt?.getTime() ?? 0), now.getTime()));
}

/** The time that counts: not before a phone that sends it now could have been signed in. */
export const countedAt = (happenedAt: Date, now: Date): Date =>
  new Date(Math.max(happenedAt.getTime(), hoursAfter(now, -passHours).getTime()));

const faults: Readonly<Record<CodeFault, () => DomainError>> = {
  unknown: doorErrors.codeForged,
  retired: doorErrors.codeRetired,
  elsewhere: doorErrors.codeForElsewhere,
  stale: doorErrors.codeOld,
  'clocks-apart': doorErrors.clocksApart,
};

/**
 * The nonce of a valid code. @throws collabs/code-forged, collabs/code-retired, collabs/code-elsewhere,
 * collabs/code-old, collabs/clocks-apart
 */
export function nonceOf(verdict: CodeVerdict): string {
  if (verdict.fault === null) return verdict.nonce;
  throw faults[verdict.fault]();
}

/** An action as it is stored. */
export type DoorAction = DoorVerdict &
  Readonly<{
    id: string;
    linkId: string;
    brandId: string;
    /** The door’s venue; null for all of them. */
    venueId: string | null;
    deviceId: string;
    collabId: string;
    kind: DoorActionKind;
    how: DoorWay | null;
    /** The nonce of the signed code; a second action can't reuse it. */
    nonce: string | null;
    pence: number | null;
    minutes: number | null;
    at: Date;
    receivedAt: Date;
  }>;

/** An action in conflict, or refused, and the earliest other check-in of its guest, if there is one; null for a bill. */
export type DoorConflict = Pick<
  DoorAction,
  'id' | 'collabId' | 'venueId' | 'kind' | 'outcome' | 'code' | 'detail' | 'at'
> &
  Readonly<{ otherAt: Date | null; otherVenueId: string | null }>;

export const done: DoorVerdict = { outcome: 'done', code: null, detail: null };
export const already: DoorVerdict = { outcome: 'already', code: null, detail: null };

const verdictOf = (outcome: DoorOutcome, { code, message }: DomainError): DoorVerdict => ({
  outcome,
  code,
  detail: message,
});
export const refused = (error: DomainError): DoorVerdict => verdictOf('refused', error);
export const conflict = (error: DomainError): DoorVerdict => verdictOf('conflict', error);

const contradictions: readonly string[] = ['collabs/bill-newer', 'collabs/bill-answered'];

/** Why a step was refused, by what its visit is by now: contradictions with other doors have to be reviewed. */
export function verdictOn(
  error: DomainError,
  kind: DoorActionKind,
  { status, visitAt }: Pick<KnownVisit, 'status' | 'visitAt'>,
): DoorVerdict {
  if (kind === 'no-show' && status === 'no-show-claimed') return already;
  if (kind === 'late' && status === 'in') return already;
  if (kind === 'no-show' && status === 'in') return conflict(doorErrors.alreadyIn());
  if (contradictions.includes(error.code)) return conflict(error);
  if (status === 'ended') return conflict(doorErrors.visitEnded());
  if (status === 'cancelled') return conflict(doorErrors.visitCancelled());
  if (kind !== 'no-show' && status === 'no-show-claimed') return conflict(doorErrors.noShowClaimed());
  if (visitAt === null) return conflict(doorErrors.visitUnscheduled());
  return refused(error);
}

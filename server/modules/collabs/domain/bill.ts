import {
  capPenceOf,
  divideBill,
  type DividedBill,
  type StandingBill,
  typeBillBy,
} from '../../../contract/rules/bill.js';
import type { Actor, DomainError } from '../../../shared/kernel/index.js';
import { type Bill, type Collab, type CollabEvent, happened, partiesOf, type Party } from './collab.js';
import { collabErrors } from './collab.errors.js';
import { hoursAfter, limits } from './timings.js';

type Decision = [Collab, CollabEvent];

type Step = Readonly<{ by: readonly Party[]; from: readonly (Bill['status'] | 'none')[] }>;

/**
 * The whole life cycle of a bill. It has no Collab stage, because content may be complete before the bill is settled.
 */
const steps = {
  'type-bill': { by: ['brand', 'staff'], from: ['none', 'awaiting'] },
  'confirm-bill': { by: ['influencer'], from: ['awaiting'] },
  'contest-bill': { by: ['influencer'], from: ['awaiting'] },
  'settle-bill': { by: ['staff'], from: ['contested'] },
} as const satisfies Record<string, Step>;

export type BillAction = keyof typeof steps;
export const billActions = Object.keys(steps) as BillAction[];
const table: Readonly<Record<BillAction, Step>> = steps;

/** The creator's deadline to answer. At that exact moment, silence counts as confirmation. */
export const answerBillBy = ({ typedAt, askedAt = typedAt }: Bill): Date =>
  hoursAfter(new Date(askedAt), limits.answerBillHours);

const isSilent = (bill: Bill, now: Date): boolean => bill.status === 'awaiting' && now >= answerBillBy(bill);

export const billStatusOf = (bill: Bill, now: Date): Bill['status'] =>
  isSilent(bill, now) ? 'confirmed' : bill.status;

/** The current bill, with any decision by staff, and how it is split; null if none was entered. */
export const billOf = ({ terms, bill }: Pick<Collab, 'terms' | 'bill'>): DividedBill | null =>
  bill && divideBill(bill.agreedPence ?? bill.pence, capPenceOf(terms));

/** The same, with its status as of now. */
export const standingBillOf = (collab: Pick<Collab, 'terms' | 'bill'>, now: Date): StandingBill | null =>
  collab.bill && { ...billOf(collab)!, status: billStatusOf(collab.bill, now) };

function refusal(collab: Collab, action: BillAction, actor: Actor, now: Date): (() => DomainError) | null {
  const { bill, terms, checkedInAt } = collab;
  const { by, from } = table[action];
  const parties = partiesOf(collab, actor).filter((party) => by.includes(party));
  if (parties.length === 0) return () => collabErrors.notYourMove(action);
  if (terms.shipped || !checkedInAt) return () => collabErrors.wrongStep(action);
  if (!bill && !from.includes('none')) return () => collabErrors.wrongStep(action);
  if (bill && isSilent(bill, now) && by.includes('influencer'))
    return () => collabErrors.tooLate(action, answerBillBy(bill));
  const status = bill && billStatusOf(bill, now);
  if (status && !from.includes(status)) return () => collabErrors.billNot(action, status);
  return parties.includes('brand') ? tooLateToType(collab, now) : null;
}

/** A brand can only enter a bill; staff can take any step at any time. */
function tooLateToType({ visitAt }: Collab, now: Date): (() => DomainError) | null {
  const until = typeBillBy(visitAt!);
  return now > until ? () => collabErrors.tooLate('type-bill', until) : null;
}

/** What this reader can do with the bill now. */
export const billActionsFor = (collab: Collab, actor: Actor, now: Date): BillAction[] =>
  billActions.filter((action) => refusal(collab, action, actor, now) === null);

/** @throws collabs/not-your-move, collabs/wrong-step, collabs/too-late */
function check(collab: Collab, action: BillAction, actor: Actor, now: Date): void {
  const fault = refusal(collab, action, actor, now);
  if (fault) throw fault();
}

function decide(
  collab: Collab,
  bill: Bill,
  name: CollabEvent['name'],
  actor: Actor,
  now: Date,
  told: Pick<CollabEvent['payload'], 'reason' | 'billPence' | 'giftPence'> = {},
): Decision {
  const next: Collab = { ...collab, bill, updatedAt: now };
  return [next, happened(name, next, actor, now, told)];
}

const measured = ({ terms }: Collab, pence: number) => ({
  billPence: pence,
  giftPence: divideBill(pence, capPenceOf(terms)).coveredPence,
});

/** Enters the bill's total, in pence. Replaces a bill that hasn't been answered yet. @throws what `check` throws */
export function typeBill(
  collab: Collab,
  pence: number,
  typedBy: Bill['typedBy'],
  actor: Actor,
  now: Date,
  reason?: string,
): Decision {
  check(collab, 'type-bill', actor, now);
  const bill: Bill = {
    ...{ pence, typedAt: now.toISOString(), typedBy, status: 'awaiting' },
    ...{ answer: null, claimedPence: null, decision: null, agreedPence: null },
  };
  return decide(collab, bill, 'collab.bill-typed', actor, now, { ...measured(collab, pence), reason });
}

/**
 * A door enters the bill as of `at`, possibly after it was offline: the bill that was entered last counts, until it is
 * answered. Null if this already counts. @throws collabs/bill-newer, collabs/bill-answered, and what `check`
 * throws
 */
export function typeBillAt(collab: Collab, pence: number, at: Date, actor: Actor, now: Date): Decision | null {
  const standing = standingBillOf(collab, now);
  const isAnswered = standing !== null && standing.status !== 'awaiting';
  const isNewer = standing !== null && new Date(collab.bill!.typedAt) > at;
  if (isAnswered || isNewer) {
    if (standing.pence === pence) return null;
    throw isAnswered ? collabErrors.billAnswered() : collabErrors.billNewer();
  }
  const [next, event] = typeBill(collab, pence, 'venue', actor, now);
  const asked = at < now ? { typedAt: at.toISOString(), askedAt: now.toISOString() } : {};
  return [{ ...next, bill: { ...next.bill!, ...asked } }, event];
}

/** The creator confirms the bill they were shown. @throws collabs/bill-changed, and what `check` throws */
export function confirmBill(collab: Collab, shownPence: number, actor: Actor, now: Date): Decision {
  check(collab, 'confirm-bill', actor, now);
  const bill = collab.bill!;
  if (bill.pence !== shownPence) throw collabErrors.billChanged(bill.pence);
  return decide(collab, { ...bill, status: 'confirmed' }, 'collab.bill-confirmed', actor, now);
}

/**
 * The creator says what is wrong with the bill and, optionally, what the total was, in pence. The agreed value applies
 * until staff decide.
 * @throws collabs/reason-needed, and what `check` throws
 */
export function contestBill(
  collab: Collab,
  words: string,
  claimedPence: number | null,
  actor: Actor,
  now: Date,
): Decision {
  check(collab, 'contest-bill', actor, now);
  const answer = words.trim();
  if (answer === '') throw collabErrors.reasonNeeded();
  const told = { reason: answer, ...(claimedPence === null ? {} : { billPence: claimedPence }) };
  const bill: Bill = { ...collab.bill!, status: 'contested', answer, claimedPence };
  return decide(collab, bill, 'collab.bill-contested', actor, now, told);
}

/** Staff decide what the total was, in pence, and say why. @throws collabs/reason-needed, and what `check` throws */
export function settleBill(collab: Collab, pence: number, actor: Actor, now: Date, reason: string): Decision {
  check(collab, 'settle-bill', actor, now);
  const decision = reason.trim();
  if (decision === '') throw collabErrors.reasonNeeded();
  const bill: Bill = { ...collab.bill!, status: 'settled', decision, agreedPence: pence };
  return decide(collab, bill, 'collab.bill-settled', actor, now, { ...measured(collab, pence), reason: decision });
}

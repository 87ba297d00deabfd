import type { Plan, PlanId } from '../../../contract/plans.js';
import { type Actor, type DomainEvent, eventOf, newId } from '../../../shared/kernel/index.js';
import { billingErrors } from './billing.errors.js';
import {
  type CollabCredit,
  type CreditAccount,
  type CreditLine,
  type CreditSource,
  includedAt,
  lapsesAt,
} from './credit.js';

export type CreditEvent = DomainEvent<
  | 'credit.granted'
  | 'credit.reserved'
  | 'credit.spent'
  | 'credit.returned'
  | 'credit.paid'
  | 'credit.kept'
  | 'credit.refunded',
  Readonly<{
    brandId: string;
    collabId: string | null;
    source: CreditSource | null;
    pricePence: number;
    freeLeft: number;
    keptLeft: number;
  }>
>;

/** The effects of a decision: the account, the Collab's own credit if there is one, ledger lines and events. */
export type CreditChange = Readonly<{
  account: CreditAccount;
  credit: CollabCredit | null;
  lines: readonly CreditLine[];
  events: readonly CreditEvent[];
}>;

type Facts = Readonly<{ actor: Actor; now: Date }>;

/** What the plan currently allows; `pays` if extras can be added to its invoice. */
export type Terms = Readonly<{ plan: Plan; pays: boolean }>;

export const lineOf = (
  account: CreditAccount,
  plan: PlanId,
  kind: CreditLine['kind'],
  { actor, now }: Facts,
  more: Partial<CreditLine> = {},
): CreditLine => ({
  id: newId(),
  brandId: account.brandId,
  collabId: null,
  kind,
  source: null,
  free: 0,
  kept: 0,
  pricePence: 0,
  plan,
  periodStartsAt: account.periodStartsAt,
  at: now,
  actorId: actor.userId,
  note: '',
  ...more,
});

export const eventFor = (
  name: CreditEvent['name'],
  account: CreditAccount,
  credit: CollabCredit | null,
  { actor, now }: Facts,
): CreditEvent => {
  const { brandId, keptLeft } = account;
  const { freeLeft } = includedAt(account, now);
  return eventOf(name, { type: 'credits', id: brandId }, actor, now, {
    brandId,
    collabId: credit?.collabId ?? null,
    source: credit?.source ?? null,
    pricePence: credit?.pricePence ?? 0,
    freeLeft,
    keptLeft,
  });
};

/**
 * A paid period grants its free Collabs; unused ones of the previous period expire. A larger plan within the same
 * period adds the difference, a smaller one changes nothing. Null if nothing changes.
 */
export function openPeriod(
  account: CreditAccount,
  plan: Plan,
  period: Readonly<{ startsAt: Date; endsAt: Date }>,
  facts: Facts,
): CreditChange | null {
  const running = account.periodStartsAt?.getTime() ?? -Infinity;
  if (period.startsAt.getTime() < running) return null;
  const isNew = period.startsAt.getTime() > running;
  const add = isNew ? plan.freeCollabs : Math.max(0, plan.freeCollabs - account.granted);
  const sameEnd = account.periodEndsAt?.getTime() === period.endsAt.getTime();
  if (!isNew && add === 0 && sameEnd) return null;

  const lapsed = isNew ? account.freeLeft : 0;
  const next: CreditAccount = {
    ...account,
    freeLeft: account.freeLeft - lapsed + add,
    granted: (isNew ? 0 : account.granted) + add,
    periodStartsAt: period.startsAt,
    periodEndsAt: period.endsAt,
  };
  const lines = [
    ...(lapsed > 0 ? [lineOf(account, plan.id, 'lapsed', facts, { source: 'free', free: -lapsed })] : []),
    ...(add > 0 ? [lineOf(next, plan.id, 'granted', facts, { source: 'free', free: add })] : []),
  ];
  return {
    account: next,
    credit: null,
    lines,
    events: add > 0 || lapsed > 0 ? [eventFor('credit.granted', next, null, facts)] : [],
  };
}

/** What the next Collab would cost. */
export function nextSource(
  account: CreditAccount,
  { plan, pays }: Terms,
  now: Date,
): [CreditSource, pricePence: number] {
  if (includedAt(account, now).freeLeft > 0) return ['free', 0];
  if (account.keptLeft > 0) return ['kept', 0];
  return [pays ? 'invoice' : 'checkout', plan.collabPricePence];
}

export type Purpose = 'reserve' | 'spend';

/**
 * A Collab takes its credit: the brand's request reserves it, approval spends it. Null if it already has one.
 * @throws billing/credit-closed when it was given back
 */
export function claim(
  account: CreditAccount,
  credit: CollabCredit | null,
  collabId: string,
  purpose: Purpose,
  terms: Terms,
  facts: Facts,
): CreditChange | null {
  if (credit?.state === 'freed') throw billingErrors.creditClosed();
  if (credit && credit.state !== 'awaiting-payment')
    return purpose === 'spend' ? spendReserved(account, credit, facts) : null;

  const [source, pricePence] = nextSource(account, terms, facts.now);
  if (credit && source === 'checkout') return null; // still waiting for the same payment
  const taken: CollabCredit = {
    collabId,
    brandId: account.brandId,
    state: source === 'checkout' ? 'awaiting-payment' : purpose === 'spend' ? 'spent' : 'reserved',
    source,
    pricePence,
    plan: terms.plan.id,
    periodStartsAt: source === 'free' ? account.periodStartsAt : null,
    createdAt: credit?.createdAt ?? facts.now,
    updatedAt: facts.now,
    version: credit?.version ?? 0,
  };
  const free = source === 'free' ? -1 : 0;
  const kept = source === 'kept' ? -1 : 0;
  const next = { ...account, freeLeft: account.freeLeft + free, keptLeft: account.keptLeft + kept };
  const { state } = taken as { state: Exclude<CollabCredit['state'], 'freed'> };
  return {
    account: next,
    credit: taken,
    lines: [lineOf(next, taken.plan, state, facts, { collabId, source, free, kept, pricePence })],
    events: state === 'awaiting-payment' ? [] : [eventFor(`credit.${state}`, next, taken, facts)],
  };
}

function spendReserved(account: CreditAccount, credit: CollabCredit, facts: Facts): CreditChange | null {
  if (credit.state === 'spent') return null;
  const spent: CollabCredit = { ...credit, state: 'spent', updatedAt: facts.now };
  const { collabId, source, pricePence } = spent;
  return {
    account,
    credit: spent,
    lines: [lineOf(account, spent.plan, 'spent', facts, { collabId, source, pricePence })],
    events: [eventFor('credit.spent', account, spent, facts)],
  };
}

/**
 * The Collab ended before its visit, or its request didn't succeed. A free one returns to its period; if that is over,
 * or if an extra was paid, it becomes a kept credit. An extra that was only reserved on an invoice is dropped.
 */
export function giveBack(
  account: CreditAccount,
  credit: CollabCredit | null,
  note: string,
  facts: Facts,
): CreditChange | null {
  if (!credit || credit.state === 'freed') return null;
  const { collabId, source, state, plan } = credit;
  const neverPaid = state === 'awaiting-payment' || (source === 'invoice' && state === 'reserved');
  const free = !neverPaid && lapsesAt(credit, account, facts.now) ? 1 : 0;
  const kept = neverPaid || free ? 0 : 1;
  const next = { ...account, freeLeft: account.freeLeft + free, keptLeft: account.keptLeft + kept };
  const freed: CollabCredit = { ...credit, state: 'freed', updatedAt: facts.now };
  return {
    account: next,
    credit: freed,
    lines: [lineOf(next, plan, 'returned', facts, { collabId, source, free, kept, note })],
    events: [eventFor('credit.returned', next, freed, facts)],
  };
}

/**
 * The checkout for one Collab was paid. A waiting Collab is now reserved and continues; if it is no longer waiting, the
 * payment buys a kept credit.
 */
export function pay(account: CreditAccount, credit: CollabCredit, pricePence: number, facts: Facts): CreditChange {
  const { collabId, plan } = credit;
  if (credit.state === 'awaiting-payment') {
    const paid: CollabCredit = { ...credit, state: 'reserved', source: 'checkout', pricePence, updatedAt: facts.now };
    return {
      account,
      credit: paid,
      lines: [lineOf(account, plan, 'paid', facts, { collabId, source: 'checkout', pricePence })],
      events: [eventFor('credit.paid', account, paid, facts)],
    };
  }
  const next = { ...account, keptLeft: account.keptLeft + 1 };
  return {
    account: next,
    credit: null,
    lines: [lineOf(next, plan, 'kept', facts, { collabId, source: 'checkout', kept: 1, pricePence })],
    events: [eventFor('credit.kept', next, credit, facts)],
  };
}

/** Refunds a payment, and removes the credit left from it. @throws billing/credit-used */
export function takeKeptBack(account: CreditAccount, credit: CollabCredit, note: string, facts: Facts): CreditChange {
  if (account.keptLeft === 0) throw billingErrors.creditUsed();
  const next = { ...account, keptLeft: account.keptLeft - 1 };
  const { collabId, source, pricePence, plan } = credit;
  return {
    account: next,
    credit: null,
    lines: [lineOf(next, plan, 'refunded', facts, { collabId, source, kept: -1, pricePence, note })],
    events: [eventFor('credit.refunded', next, credit, facts)],
  };
}

/** The refund failed after all, so the brand gets its credit back. It has no source, because nothing is paid again. */
export function keepAgain(account: CreditAccount, credit: CollabCredit, note: string, facts: Facts): CreditChange {
  const next = { ...account, keptLeft: account.keptLeft + 1 };
  const { collabId, pricePence, plan } = credit;
  return {
    account: next,
    credit: null,
    lines: [lineOf(next, plan, 'kept', facts, { collabId, kept: 1, pricePence, note })],
    events: [eventFor('credit.kept', next, credit, facts)],
  };
}

/** Records that the brand was warned, once a period, about a credit that expires with it. */
export const warnedOfLapse = (account: CreditAccount): CreditChange => ({
  account: { ...account, lapseWarnedFor: account.periodEndsAt },
  credit: null,
  lines: [],
  events: [],
});

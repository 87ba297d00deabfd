import type { PlanId } from '../../../contract/plans.js';

/** A brand's free Collabs. Those of a period expire with it; kept ones, which were paid for individually, don't. */
export type CreditAccount = Readonly<{
  brandId: string;
  /** Free Collabs left in the current period. */
  freeLeft: number;
  /** How many the current period has been granted. Never less than what is left. */
  granted: number;
  keptLeft: number;
  periodStartsAt: Date | null;
  periodEndsAt: Date | null;
  /** The end of the period about which the brand was warned that a returned credit would expire. */
  lapseWarnedFor: Date | null;
  version: number;
}>;

/**
 * How a Collab is paid for: a free one of the period, a kept credit, an item on the next invoice, or a checkout in
 * advance.
 */
export type CreditSource = 'free' | 'kept' | 'invoice' | 'checkout';

/** What a Collab has taken: once, however often it is requested. */
export type CollabCredit = Readonly<{
  collabId: string;
  brandId: string;
  state: 'awaiting-payment' | 'reserved' | 'spent' | 'freed';
  source: CreditSource;
  /** The price beyond the plan; 0 for a free or kept one. */
  pricePence: number;
  plan: PlanId;
  /** The period of a free one. */
  periodStartsAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  version: number;
}>;

type CreditLineKind =
  | 'granted'
  | 'lapsed'
  | 'reserved'
  | 'spent'
  | 'returned'
  | 'awaiting-payment'
  | 'paid'
  | 'kept'
  | 'refunded';

/** One ledger line. The sums of `free` and `kept` over all lines are the account's balance. Append-only. */
export type CreditLine = Readonly<{
  id: string;
  brandId: string;
  collabId: string | null;
  kind: CreditLineKind;
  source: CreditSource | null;
  free: number;
  kept: number;
  pricePence: number;
  plan: PlanId;
  periodStartsAt: Date | null;
  at: Date;
  actorId: string;
  note: string;
}>;

export const emptyAccount = (brandId: string): CreditAccount => ({
  brandId,
  freeLeft: 0,
  granted: 0,
  keptLeft: 0,
  periodStartsAt: null,
  periodEndsAt: null,
  lapseWarnedFor: null,
  version: 0,
});

/** Whether this Collab's checkout left its brand a kept credit that hasn't been refunded. */
export const leavesKept = ({ state, source }: CollabCredit): boolean => state === 'freed' || source !== 'checkout';

/** Collabs included in the current period: granted, and left. */
export type IncludedCollabs = Readonly<{ freeGranted: number; freeLeft: number }>;

/** The single definition of how many are left: when the paid period ends they expire, used or not. */
export function includedAt(
  { granted, freeLeft, periodEndsAt }: Pick<CreditAccount, 'granted' | 'freeLeft' | 'periodEndsAt'>,
  now: Date,
): IncludedCollabs {
  return periodEndsAt !== null && now < periodEndsAt
    ? { freeGranted: granted, freeLeft }
    : { freeGranted: 0, freeLeft: 0 };
}

/**
 * When a Collab’s credit, returned now or before, expires: with the period that it was taken from, while that lasts. A
 * kept one never does.
 */
export function lapsesAt(
  { source, periodStartsAt }: Pick<CollabCredit, 'source' | 'periodStartsAt'>,
  account: Pick<CreditAccount, 'periodStartsAt' | 'periodEndsAt'>,
  now: Date,
): Date | null {
  const isOfThisPeriod = source === 'free' && periodStartsAt?.getTime() === account.periodStartsAt?.getTime();
  return isOfThisPeriod && account.periodEndsAt !== null && now < account.periodEndsAt ? account.periodEndsAt : null;
}

const warnDays = 5;

/** Periods ending before this moment are close enough to warn about credits that expire with them. */
export const lapseWarningBefore = (now: Date): Date => new Date(now.getTime() + warnDays * 24 * 60 * 60 * 1_000);

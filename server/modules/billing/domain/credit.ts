import type { PlanId } from '../../../contract/plans.js';

/** A brand's free Collabs. Those of a period lapse with it; kept ones, which were paid for once, do not. */
export type CreditAccount = Readonly<{
  brandId: string;
  /** Free Collabs of the running period that are left. */
  freeLeft: number;
  /** How many the running period has been granted. Never fewer than are left. */
  granted: number;
  keptLeft: number;
  periodStartsAt: Date | null;
  periodEndsAt: Date | null;
  /** The end of the period before which the brand was warned that a credit it had back would lapse. */
  lapseWarnedFor: Date | null;
  version: number;
}>;

/** What a Collab is paid with: a free one of the period, a kept credit, an item on the next invoice, a checkout before it. */
export type CreditSource = 'free' | 'kept' | 'invoice' | 'checkout';

/** What a Collab takes: once, however often it is asked for. */
export type CollabCredit = Readonly<{
  collabId: string;
  brandId: string;
  state: 'awaiting-payment' | 'reserved' | 'spent' | 'freed';
  source: CreditSource;
  /** What it costs beyond the plan; 0 for a free or kept one. */
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

/** One line of the ledger. The sum of `free` and `kept` over all lines is what the account holds. Never changed, never removed. */
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

/** Whether the checkout of this Collab has left its brand a kept credit, as long as the money has not gone back. */
export const leavesKept = ({ state, source }: CollabCredit): boolean => state === 'freed' || source !== 'checkout';

/** Collabs that the running period includes: granted, and still left. */
export type IncludedCollabs = Readonly<{ freeGranted: number; freeLeft: number }>;

/** The one answer of how many there are: with the last moment of its paid period they are gone, used or not. */
export function includedAt(
  { granted, freeLeft, periodEndsAt }: Pick<CreditAccount, 'granted' | 'freeLeft' | 'periodEndsAt'>,
  now: Date,
): IncludedCollabs {
  return periodEndsAt !== null && now < periodEndsAt
    ? { freeGranted: granted, freeLeft }
    : { freeGranted: 0, freeLeft: 0 };
}

/** When a Collab’s credit, given back now or before, lapses: with the period that it was taken from, while that runs. A kept one never does. */
export function lapsesAt(
  { source, periodStartsAt }: Pick<CollabCredit, 'source' | 'periodStartsAt'>,
  account: Pick<CreditAccount, 'periodStartsAt' | 'periodEndsAt'>,
  now: Date,
): Date | null {
  const isOfThisPeriod = source === 'free' && periodStartsAt?.getTime() === account.periodStartsAt?.getTime();
  return isOfThisPeriod && account.periodEndsAt !== null && now < account.periodEndsAt ? account.periodEndsAt : null;
}

const warnDays = 5;

/** Periods that end before this moment are near enough to warn of what lapses with them. */
export const lapseWarningBefore = (now: Date): Date => new Date(now.getTime() + warnDays * 24 * 60 * 60 * 1_000);

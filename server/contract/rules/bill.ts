import type { Terms } from '../terms.js';
import { londonDaysAfter } from './london-time.js';
import { formatPence, penceOf } from './money.js';

/** The maximum of a bill, and of a gift's value, in pence. */
export const largestValuePence = 10_000_000;

/** The most that the offer covers of a bill, in pence: without an agreed cap, its retail value. */
export const capPenceOf = ({ coversPence, valuePence }: Pick<Terms, 'coversPence' | 'valuePence'>): number =>
  coversPence ?? valuePence;

/** The brand's deadline to enter the bill, inclusive. */
export const typeBillBy = (visitAt: Date): Date => londonDaysAfter(visitAt, 14);

/** `awaiting` the creator's answer, `settled` by staff. */
export type BillStatus = 'awaiting' | 'confirmed' | 'contested' | 'settled';

/** A bill split into what the offer covers and what the guest pays, in pence. */
export type DividedBill = Readonly<{ pence: number; coveredPence: number; guestPaysPence: number }>;

/** The same, with its status. */
export type StandingBill = DividedBill & Readonly<{ status: BillStatus }>;

export function divideBill(pence: number, capPence: number): DividedBill {
  const coveredPence = Math.min(pence, capPence);
  return { pence, coveredPence, guestPaysPence: pence - coveredPence };
}

/** Parses a bill into pence; null if it isn't a valid amount. */
export function billPenceOf(typed: string): number | null {
  const pence = penceOf(typed);
  return pence !== null && pence >= 1 && pence <= largestValuePence ? pence : null;
}

/** "The offer covers £120. The guest pays £22." */
export const dividedInWords = ({ coveredPence, guestPaysPence }: DividedBill): string =>
  guestPaysPence === 0
    ? 'The offer covers all of it.'
    : `The offer covers ${formatPence(coveredPence)}. The guest pays ${formatPence(guestPaysPence)}.`;

/** The basis of a gift's value: the offer's agreed value, or the actual value at the visit. */
const giftBases = ['AGREED', 'MEASURED'] as const;
export type GiftBasis = (typeof giftBases)[number];

export const giftBasisLabels: Readonly<Record<GiftBasis, string>> = { AGREED: 'Agreed', MEASURED: 'Measured' };

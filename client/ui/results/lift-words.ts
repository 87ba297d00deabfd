import { formatPence } from '../../../server/contract/rules/money';
import { wholeNumber } from '../../../server/contract/rules/numbers';

/** An estimate with its interval; the numbers are null if too little is known. */
export type LiftFacts = Readonly<{
  status: 'estimated' | 'cannot-tell' | 'too-little';
  guests: number | null;
  low: number | null;
  high: number | null;
}>;

const cannotTell = 'We can’t tell';

/** "About 35 more", or that it can't be told. */
export function liftValue({ status, guests }: LiftFacts): string {
  return status === 'estimated' && guests !== null ? `About ${moreOrFewer(guests)}` : cannotTell;
}

/** The interval as a sentence; empty if too little is known. */
export function intervalInWords({ status, low, high }: LiftFacts): string {
  if (low === null || high === null) return '';
  if (status === 'cannot-tell')
    return `Somewhere between ${moreOrFewer(low)} and ${moreOrFewer(high)} guests: your ordinary ups and downs could explain that.`;
  const [near, far] = low < 0 ? [-high, -low] : [low, high];
  return `Between ${rounded(near)} and ${rounded(far)} ${low < 0 ? 'fewer' : 'more'} guests than usual.`;
}

/** "12 more", "9 fewer" or "no more". */
function moreOrFewer(guests: number): string {
  const whole = Math.round(guests);
  if (whole === 0) return 'no more';
  return `${wholeNumber(Math.abs(whole))} ${whole > 0 ? 'more' : 'fewer'}`;
}

const rounded = (guests: number): string => wholeNumber(Math.round(guests));

/** "1 guest", "1,200 guests". */
export const guestsInWords = (covers: number): string => `${wholeNumber(covers)} ${covers === 1 ? 'guest' : 'guests'}`;

/** Margin for each pound given: 1.5 is "£1.50". */
export const perPound = (margin: number): string => formatPence(Math.round(margin * 100));

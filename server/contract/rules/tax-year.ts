import { londonTimeAt, momentOf } from './london-time.js';
import { formatPence } from './money.js';

/** The trading allowance: more than this in a tax year, in pence, before costs, is to be told to HMRC. */
export const tradingAllowancePence = 100_000;

const firstDay = '04-06';

/** The UK tax year of a moment, by the year in which it begins: 2026 from 6 April 2026 to 5 April 2027, by London's calendar. */
export function taxYearAt(moment: Date): number {
  const { date } = londonTimeAt(moment);
  const year = Number(date.slice(0, 4));
  return date.slice(5) < firstDay ? year - 1 : year;
}

/** Its first moment, and the first one after it. */
export const taxYearSpan = (year: number): Readonly<{ startsAt: Date; endsBefore: Date }> => ({
  startsAt: momentOf({ date: `${year}-${firstDay}`, time: '00:00' })!,
  endsBefore: momentOf({ date: `${year + 1}-${firstDay}`, time: '00:00' })!,
});

/** `2026/27`. */
export const taxYearName = (year: number): string => `${year}/${String((year + 1) % 100).padStart(2, '0')}`;

/** What the mark means for somebody who has received so much, in words that are plain and no advice. */
export function giftMarkWords(totalPence: number): string {
  const mark = formatPence(tradingAllowancePence);
  const stands = standsTo(totalPence, mark);
  return `${stands} Gifts that you receive for content can count as income from a trade. Whoever has more than ${mark} of it in a tax year, from all sources together and before costs, usually has to register with HMRC and send a tax return. This statement shows retail values of Collabs only. It is no tax advice: HMRC or an accountant can tell you what holds for you.`;
}

function standsTo(totalPence: number, mark: string): string {
  const left = tradingAllowancePence - totalPence;
  if (left < 0) return `This is more than ${mark}.`;
  return left === 0
    ? `This is exactly the mark of ${mark}.`
    : `This is ${formatPence(left)} below the mark of ${mark}.`;
}

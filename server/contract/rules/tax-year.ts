import { londonTimeAt, momentOf } from './london-time.js';
import { formatPence } from './money.js';

/** The trading allowance: more than this in a tax year, in pence, before costs, has to be reported to HMRC. */
export const tradingAllowancePence = 100_000;

const firstDay = '04-06';

/** The UK tax year of a time, by the year in which it begins: 2026 from 6 April 2026 to 5 April 2027, in London. */
export function taxYearAt(moment: Date): number {
  const { date } = londonTimeAt(moment);
  const year = Number(date.slice(0, 4));
  return date.slice(5) < firstDay ? year - 1 : year;
}

/** Its start, inclusive, and its end, exclusive. */
export const taxYearSpan = (year: number): Readonly<{ startsAt: Date; endsBefore: Date }> => ({
  startsAt: momentOf({ date: `${year}-${firstDay}`, time: '00:00' })!,
  endsBefore: momentOf({ date: `${year + 1}-${firstDay}`, time: '00:00' })!,
});

/** `2026/27`. */
export const taxYearName = (year: number): string => `${year}/${String((year + 1) % 100).padStart(2, '0')}`;

/** What the threshold means for someone who has received this much. */
export function giftMarkWords(totalPence: number): string {
  const mark = formatPence(tradingAllowancePence);
  const stands = standsTo(totalPence, mark);
  return `${stands} Gifts you receive for content can count as trading income. If your trading income is more than ${mark} in a tax year, from all sources and before costs, you usually have to register with HMRC and send a tax return. This statement shows only the retail value of your Collabs.`;
}

/** What we store about gifts, who can see it and who we may have to report it to; shown with every statement. */
export const giftRecordWords =
  'We keep a record of each gift: what it was, when you received it, which brand gave it and its retail value. You, the brand and our staff can see it. UK platforms may have to report to HMRC what people receive through them, so we may have to share these figures and your details with HMRC. This isn’t tax advice. Ask HMRC or an accountant what applies to you.';

function standsTo(totalPence: number, mark: string): string {
  const left = tradingAllowancePence - totalPence;
  if (left < 0) return `This is more than ${mark}.`;
  return left === 0
    ? `This is exactly the threshold of ${mark}.`
    : `This is ${formatPence(left)} below the threshold of ${mark}.`;
}

type Entry = Readonly<{ collabId: string; pence: number }>;

/** Each gift once, with everything recorded about it, in that order, and its resulting value, in pence. */
export const giftsIn = <Line extends Entry>(lines: readonly Line[]) =>
  [...new Set(lines.map(({ collabId }) => collabId))].map((id) => {
    const entries = lines.filter(({ collabId }) => collabId === id);
    return { entries, last: entries.at(-1)!, pence: entries.reduce((sum, { pence }) => sum + pence, 0) };
  });

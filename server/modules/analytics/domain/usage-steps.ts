import { londonTimeAt, momentOf } from '../../../contract/rules/london-time.js';
import { dayAfter, type Period, type Step, stepOf, stepsOf, stepStart } from './period.js';

export type UsageStep = Step | 'hour';

/** Periods of one or two days are looked at hour by hour, and read from the events themselves. */
export const isShort = ({ days }: Period): boolean => days <= 2;

export const usageStepOf = (period: Period): UsageStep => (isShort(period) ? 'hour' : stepOf(period));

/** The beginnings of all steps of a period, in order: days as `2027-03-04`, hours of London's clock as `2027-03-04T13:00`. */
export function usageStepsOf(period: Period): string[] {
  if (!isShort(period)) return stepsOf(period);
  const hours: string[] = [];
  for (let at = period.startsAt.getTime(); at < period.endsBefore.getTime(); at += 3_600_000) {
    const { date, time } = londonTimeAt(new Date(at));
    hours.push(`${date}T${time}`);
  }
  return [...new Set(hours)];
}

/** The start and end of a period's whole months in London's calendar; the rest is around them. Without any, both are its end. */
export function wholeMonths({ from, to, startsAt, endsBefore }: Period): readonly [Date, Date] {
  const first = from.endsWith('-01') ? startsAt : startOf(nextMonth(from));
  const last = dayAfter(to, 1).endsWith('-01') ? endsBefore : startOf(`${to.slice(0, 7)}-01`);
  return first < last ? [first, last] : [endsBefore, endsBefore];
}

const startOf = (day: string): Date => momentOf({ date: day, time: '00:00' })!;
const nextMonth = (day: string): string => stepStart(dayAfter(stepStart(day, 'month'), 31), 'month');

import { longestPeriodDays } from '../../../contract/metrics.js';
import { isDay, londonTimeAt, momentOf } from '../../../contract/rules/london-time.js';
import { analyticsErrors } from './analytics.errors.js';

/** Whole days in London, inclusive; as times from the start of the first, up to but excluding the end of the last. */
export type Period = Readonly<{ from: string; to: string; startsAt: Date; endsBefore: Date; days: number }>;

export const usualPeriod = 90;

const dayMs = 86_400_000;
const utc = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** This many calendar days later. */
export const dayAfter = (day: string, days: number): string =>
  new Date(utc(day) + days * dayMs).toISOString().slice(0, 10);

const midnight = (day: string): Date => momentOf({ date: day, time: '00:00' })!;

const noDay = (field: 'from' | 'to') => analyticsErrors.badPeriod(field, `${field} must be a day such as 2027-03-04.`);

/** @throws analytics/bad-period when a date is invalid, it ends before it begins, or is longer than two years */
export function periodOf(from: string, to: string): Period {
  if (!isDay(from)) throw noDay('from');
  if (!isDay(to)) throw noDay('to');
  const days = (utc(to) - utc(from)) / dayMs + 1;
  if (days < 1) throw analyticsErrors.badPeriod('to', 'The period ends before it begins.');
  if (days > longestPeriodDays) throw analyticsErrors.badPeriod('from', 'A period can’t be longer than two years.');
  return { from, to, startsAt: midnight(from), endsBefore: midnight(dayAfter(to, 1)), days };
}

/** The days up to and including this one, this many. @throws analytics/bad-period when the date is invalid */
export function daysUpTo(to: string, days: number): Period {
  if (!isDay(to)) throw noDay('to');
  return periodOf(dayAfter(to, 1 - days), to);
}

/** The last days up to today in London, this many. */
export const lastDays = (days: number, now: Date): Period => daysUpTo(londonTimeAt(now).date, days);

/** The comparison period: the same number of days, just before it. */
export const periodBefore = ({ from, days }: Period): Period => periodOf(dayAfter(from, -days), dayAfter(from, -1));

export type Step = 'day' | 'week' | 'month';

/** The bucket size of a period's chart. */
export const stepOf = ({ days }: Period): Step => (days <= 31 ? 'day' : days <= 217 ? 'week' : 'month');

/** The first day of the day, week (from Monday) or month that contains this day. */
export function stepStart(day: string, step: Step): string {
  if (step === 'day') return day;
  if (step === 'month') return `${day.slice(0, 7)}-01`;
  const weekday = (new Date(utc(day)).getUTCDay() + 6) % 7;
  return dayAfter(day, -weekday);
}

/** The first days of all buckets of a period, in order. */
export function stepsOf(period: Period): string[] {
  const step = stepOf(period);
  const steps: string[] = [];
  for (let day = period.from; day <= period.to; day = dayAfter(day, 1)) {
    const start = stepStart(day, step);
    if (steps.at(-1) !== start) steps.push(start);
  }
  return steps;
}

import { londonTimeAt, momentOf } from '../../../contract/rules/london-time.js';
import { isBankHoliday } from './bank-holidays.js';

/** How long a call takes. */
export const callMinutes = 30;

const firstCall = 9 * 60 + 30;
const closing = 17 * 60;
const workingDaysAhead = 10;
const dayMs = 24 * 60 * 60_000;

const isWorkingDay = (date: string): boolean => {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekday >= 1 && weekday <= 5 && !isBankHoliday(date);
};

const dayAfter = (date: string): string =>
  new Date(new Date(`${date}T00:00:00Z`).getTime() + dayMs).toISOString().slice(0, 10);

/** The next ten days from Monday to Friday that are no bank holidays, beginning with tomorrow, by London's calendar. */
function workingDaysAfter(today: string): string[] {
  const days: string[] = [];
  for (let day = dayAfter(today); days.length < workingDaysAhead; day = dayAfter(day)) {
    if (isWorkingDay(day)) days.push(day);
  }
  return days;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
const clockAt = (minutes: number) => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;

/** Every time at which a call may begin, booked or not: half hours from 09:30, the last ending at 17:00 in London. */
export function callTimes(now: Date): Date[] {
  const starts: string[] = [];
  for (let start = firstCall; start + callMinutes <= closing; start += callMinutes) starts.push(clockAt(start));
  const { date: today } = londonTimeAt(now);
  return workingDaysAfter(today).flatMap((date) => starts.map((time) => momentOf({ date, time })!));
}

export const isCallTime = (moment: Date, now: Date): boolean =>
  callTimes(now).some((time) => time.getTime() === moment.getTime());

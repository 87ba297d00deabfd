import { londonTimeAt, momentOf } from '../../../contract/rules/london-time.js';

const dayMs = 24 * 60 * 60_000;
const [sunday, monday, saturday] = [0, 1, 6];

const iso = (date: Date): string => date.toISOString().slice(0, 10);
const plusDays = (date: Date, days: number): Date => new Date(date.getTime() + days * dayMs);
const dayOf = (year: number, month: number, day: number): Date => new Date(Date.UTC(year, month - 1, day));

/** Easter Sunday in the Gregorian calendar (the method of Meeus, Jones and Butcher). */
function easterSunday(year: number): Date {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const correction = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const moon = epact - Math.floor((golden + 11 * epact) / 319);
  const weekday = (2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - ((year % 100) % 4) - moon + 32) % 7;
  const month = Math.floor((moon + weekday + 90) / 25);
  return dayOf(year, month, (moon + weekday + month + 19) % 32);
}

const firstMonday = (year: number, month: number): Date => {
  const first = dayOf(year, month, 1);
  return plusDays(first, (monday - first.getUTCDay() + 7) % 7);
};

const lastMonday = (year: number, month: number): Date => {
  const last = plusDays(dayOf(year, month + 1, 1), -1);
  return plusDays(last, -((last.getUTCDay() - monday + 7) % 7));
};

/** A holiday on a weekend moves to the next working day that isn't a holiday itself. */
function observed(days: readonly Date[]): Date[] {
  const taken: Date[] = [];
  for (const day of days) {
    let free = day;
    while ([saturday, sunday].includes(free.getUTCDay()) || taken.some((other) => other.getTime() === free.getTime()))
      free = plusDays(free, 1);
    taken.push(free);
  }
  return taken;
}

/** The bank holidays of England and Wales in this year, as `2026-12-25`, in order. */
export function bankHolidaysOf(year: number): string[] {
  const easter = easterSunday(year);
  return [
    ...observed([dayOf(year, 1, 1)]),
    plusDays(easter, -2),
    plusDays(easter, 1),
    firstMonday(year, 5),
    lastMonday(year, 5),
    lastMonday(year, 8),
    ...observed([dayOf(year, 12, 25), dayOf(year, 12, 26)]).sort((a, b) => a.getTime() - b.getTime()),
  ].map(iso);
}

const isBankHoliday = (date: string): boolean => bankHolidaysOf(Number(date.slice(0, 4))).includes(date);

/** The length of a call. */
export const callMinutes = 30;

const firstCall = 9 * 60 + 30;
const closing = 17 * 60;
const workingDaysAhead = 10;
const isWorkingDay = (date: string): boolean => {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekday >= 1 && weekday <= 5 && !isBankHoliday(date);
};

const dayAfter = (date: string): string =>
  new Date(new Date(`${date}T00:00:00Z`).getTime() + dayMs).toISOString().slice(0, 10);

/** The next ten working days from tomorrow, in London. */
function workingDaysAfter(today: string): string[] {
  const days: string[] = [];
  for (let day = dayAfter(today); days.length < workingDaysAhead; day = dayAfter(day)) {
    if (isWorkingDay(day)) days.push(day);
  }
  return days;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
const clockAt = (minutes: number) => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;

/** Every time at which a call can start, booked or not: half hours from 09:30, the last ending at 17:00 in London. */
export function callTimes(now: Date): Date[] {
  const starts: string[] = [];
  for (let start = firstCall; start + callMinutes <= closing; start += callMinutes) starts.push(clockAt(start));
  const { date: today } = londonTimeAt(now);
  return workingDaysAfter(today).flatMap((date) => starts.map((time) => momentOf({ date, time })!));
}

export const isCallTime = (moment: Date, now: Date): boolean =>
  callTimes(now).some((time) => time.getTime() === moment.getTime());

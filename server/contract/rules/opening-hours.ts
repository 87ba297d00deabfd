import { byName } from './by-name.js';
import { londonTimeAt } from './london-time.js';

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

/**
 * A time span in London, `HH:MM`. If it ends before it starts, it runs past midnight; if both are equal, it lasts 24
 * hours.
 */
export type OpenSpan = Readonly<{ from: string; to: string }>;

/** A venue's opening hours by day; a day without spans is closed. */
export type OpeningHours = Readonly<Record<Weekday, readonly OpenSpan[]>>;

export const spansADay = 3;

const minutesADay = 24 * 60;
const minutesAWeek = 7 * minutesADay;

export const alwaysClosed: OpeningHours = byName(weekdays, () => []);

/** Validates the hours, with messages by day; undefined if valid. */
export function openingHoursFaults(hours: OpeningHours): Partial<Record<Weekday, string>> {
  const faults: Partial<Record<Weekday, string>> = {};
  for (const day of weekdays) {
    if (hours[day].length > spansADay) faults[day] = `At most ${spansADay} openings a day.`;
    else if (!hours[day].every(isSpan))
      faults[day] = 'Please give each opening a start and an end, such as 12:00 and 23:00.';
  }
  if (Object.keys(faults).length > 0) return faults;
  const spans = weekSpansOf(hours);
  spans.forEach((span, index) => {
    const next = spans[(index + 1) % spans.length]!;
    const begins = index + 1 < spans.length ? next.begins : next.begins + minutesAWeek;
    if (spans.length > 1 && span.ends > begins) faults[next.day] = 'These openings overlap.';
  });
  return faults;
}

/**
 * The date that a time belongs to: when a venue is open past midnight, the day on which it opened; else its own date.
 */
export function openingDateAt(hours: OpeningHours, moment: Date): string {
  const { date, time } = londonTimeAt(moment);
  const dayBefore = new Date(Date.parse(date) - minutesADay * 60_000);
  const isOpenSince = hours[weekdayOf(dayBefore)].some(({ from, to }) => to <= from && time < to);
  return isOpenSince ? dayBefore.toISOString().slice(0, 10) : date;
}

/** A date's midnight in UTC. */
export const weekdayOf = (day: Date): Weekday => weekdays[(day.getUTCDay() + 6) % 7]!;

/** A week's hours in short, with equal days grouped: `Mon–Fri 12:00–23:00, Sat 24 hours`. */
export function openingHoursInWords(hours: OpeningHours): string {
  const runs: { first: Weekday; last: Weekday; words: string }[] = [];
  for (const day of weekdays) {
    const words = hours[day].map(spanInWords).join(' and ');
    const run = runs.at(-1);
    if (run && run.words === words) run.last = day;
    else runs.push({ first: day, last: day, words });
  }
  const open = runs.filter(({ words }) => words !== '');
  if (open.length === 0) return 'No opening hours yet';
  return open.map(({ first, last, words }) => `${daysInWords(first, last)} ${words}`).join(', ');
}

const spanInWords = ({ from, to }: OpenSpan): string => {
  if (from !== to) return `${from}–${to}`;
  return from === '00:00' ? '24 hours' : `24 hours from ${from}`;
};

const daysInWords = (first: Weekday, last: Weekday): string => {
  if (first === 'monday' && last === 'sunday') return 'Every day';
  return first === last ? shortDay(first) : `${shortDay(first)}–${shortDay(last)}`;
};

const shortDay = (day: Weekday): string => `${day[0]!.toUpperCase()}${day.slice(1, 3)}`;

const isSpan = ({ from, to }: OpenSpan): boolean => [from, to].every((time) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time));

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** A week's opening spans in order, in minutes since Monday's midnight. */
function weekSpansOf(hours: OpeningHours): { day: Weekday; begins: number; ends: number }[] {
  return weekdays
    .flatMap((day, index) =>
      hours[day].map(({ from, to }) => {
        const begins = index * minutesADay + minutesOf(from);
        const ends = index * minutesADay + minutesOf(to);
        return { day, begins, ends: ends > begins ? ends : ends + minutesADay };
      }),
    )
    .sort((a, b) => a.begins - b.begins);
}

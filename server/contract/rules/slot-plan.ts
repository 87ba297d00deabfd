import { londonTimeAt, momentOf } from './london-time.js';
import { type OpeningHours, type OpenSpan, type Weekday, weekdayOf } from './opening-hours.js';

/** A brand's plan for times: on these days, this many minutes apart, for this many weeks from tomorrow. */
export type SlotPlan = Readonly<{
  days: readonly Weekday[];
  everyMinutes: number;
  weeks: number;
  /**
   * The earliest and latest time, exclusive; `HH:MM`, empty for the whole opening. From 22:00 until 02:00 runs past
   * midnight; a single time refers to the part of an opening past midnight if that contains it.
   */
  from: string;
  until: string;
  /** Closed dates, `2027-03-04`: a start after midnight belongs to the evening before. */
  blackoutDates: readonly string[];
}>;

const minutesADay = 24 * 60;
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The times at which visits can start within a venue's opening hours; each ends before the venue closes. */
export function plannedSlots(hours: OpeningHours, plan: SlotPlan, now: Date): Date[] {
  const today = new Date(`${londonTimeAt(now).date}T00:00:00Z`);
  return Array.from({ length: plan.weeks * 7 }, (_, number) => dateAfter(today, number + 1)).flatMap((day) => {
    const weekday = weekdayOf(day);
    if (!plan.days.includes(weekday) || plan.blackoutDates.includes(dateOf(day))) return [];
    return hours[weekday].flatMap((span) => startsIn(span, plan)).flatMap((start) => momentAt(day, start) ?? []);
  });
}

function startsIn({ from, to }: OpenSpan, plan: SlotPlan): number[] {
  const opens = minutesOf(from);
  const closes = minutesOf(to) > opens ? minutesOf(to) : minutesOf(to) + minutesADay;
  const starts: number[] = [];
  for (let start = opens; start + plan.everyMinutes <= closes; start += plan.everyMinutes)
    if (isWanted(start, plan, { opens, closes })) starts.push(start);
  return starts;
}

function isWanted(start: number, { from, until }: SlotPlan, { opens, closes }: { opens: number; closes: number }) {
  if (from && until) {
    const time = timeOf(start % minutesADay);
    return from < until ? time >= from && time < until : time >= from || time < until;
  }
  const within = (time: string): number => {
    const minutes = minutesOf(time);
    return minutes < opens && minutes + minutesADay <= closes ? minutes + minutesADay : minutes;
  };
  return (!from || start >= within(from)) && (!until || start < within(until));
}

/** After midnight it is the next day; a time skipped by the clock change doesn't exist. */
function momentAt(day: Date, minutes: number): Date | null {
  const shown = {
    date: dateOf(dateAfter(day, Math.floor(minutes / minutesADay))),
    time: timeOf(minutes % minutesADay),
  };
  const moment = momentOf(shown);
  return moment && londonTimeAt(moment).time === shown.time ? moment : null;
}

const dateOf = (day: Date): string => day.toISOString().slice(0, 10);

function dateAfter(day: Date, days: number): Date {
  const later = new Date(day);
  later.setUTCDate(later.getUTCDate() + days);
  return later;
}

import { londonTimeAt, momentOf } from './london-time.js';
import { type OpeningHours, type OpenSpan, type Weekday, weekdayOf } from './opening-hours.js';

/** Which times a brand wants to give: on these days, so many minutes apart, for so many weeks from tomorrow. */
export type SlotPlan = Readonly<{
  days: readonly Weekday[];
  everyMinutes: number;
  weeks: number;
  /**
   * Not before this time, nor from this one on; `HH:MM`, empty for as long as it is open. From 22:00 until 02:00 is past midnight; a time
   * alone is in the part of an opening past midnight where that has it.
   */
  from: string;
  until: string;
  /** Dates on which nobody can come, `2027-03-04`: what begins past midnight belongs to the evening before. */
  blackoutDates: readonly string[];
}>;

const minutesADay = 24 * 60;
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The moments at which visits can begin within a venue's opening hours; each ends before the venue closes. */
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

/** Past midnight it is the next day; a time that the change of the clocks leaves out is none. */
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

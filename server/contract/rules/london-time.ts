const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The values of a date field and a time field: `2027-03-04` and `19:30`, in London. */
export type LondonTime = Readonly<{ date: string; time: string }>;

/** A Date holds no moments further from 1970, in milliseconds. */
const furthest = 8.64e15;

/** Date and time in London. */
export function londonTimeAt(moment: Date): LondonTime {
  const there = moment.getTime() + offsetAt(moment);
  const shown = new Date(Math.max(-furthest, Math.min(there, furthest)));
  const [date, time] = shown.toISOString().split('T') as [string, string];
  return { date, time: time.slice(0, 5) };
}

/** The instant of a date and time in London; null when the fields are invalid. */
export function momentOf({ date, time }: LondonTime): Date | null {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  if (Number.isNaN(asUtc)) return null;
  const first = asUtc - offsetAt(new Date(asUtc));
  return new Date(asUtc - offsetAt(new Date(first)));
}

/** Hours are elapsed time, regardless of clock changes. */
export const hoursAfter = (moment: Date, hours: number): Date => new Date(moment.getTime() + hours * 60 * 60 * 1_000);

/** This many days later at the same time of day in London: a day on which the clocks change is shorter or longer. */
export function londonDaysAfter(moment: Date, days: number): Date {
  const day = dayOf(moment);
  day.setUTCDate(day.getUTCDate() + days);
  return sameTimeOn(day, moment);
}

/** The same day and time in London this many months later; if that month is shorter, its last day. */
export function londonMonthsAfter(moment: Date, months: number): Date {
  const day = dayOf(moment);
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months + 1, 0));
  last.setUTCDate(Math.min(day.getUTCDate(), last.getUTCDate()));
  return sameTimeOn(last, moment);
}

const dayOf = (moment: Date): Date => new Date(`${londonTimeAt(moment).date}T00:00:00Z`);

/** That day, at the current time of day in London. */
function sameTimeOn(day: Date, moment: Date): Date {
  const minute = momentOf({ date: day.toISOString().slice(0, 10), time: londonTimeAt(moment).time })!;
  return new Date(minute.getTime() + (moment.getTime() % 60_000));
}

/** By hour: asking the calendar takes longer than all else here. */
const offsets = new Map<number, number>();
const hoursKept = 10_000;

/** London's UTC offset, in milliseconds; it changes only on the hour. */
function offsetAt(moment: Date): number {
  const hour = Math.floor(moment.getTime() / 3_600_000);
  const known = offsets.get(hour);
  if (known !== undefined) return known;
  if (offsets.size >= hoursKept) offsets.clear();
  const begins = new Date(hour * 3_600_000);
  const parts = clock.formatToParts(begins);
  const value = (name: string) => Number(parts.find(({ type }) => type === name)!.value);
  const apart = value('hour') * 60 + value('minute') - begins.getUTCHours() * 60;
  const offset = (((apart + 36 * 60) % (24 * 60)) - 12 * 60) * 60_000; // it may be another day there
  offsets.set(hour, offset);
  return offset;
}

/** A valid calendar date such as `1998-04-30`: JavaScript reads 30 February as a day in March. */
export const isDay = (text: string): boolean => {
  const moment = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
};

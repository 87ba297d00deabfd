import { daysAgo, readTimestamp } from '../../server/contract/rules/time-in-words';
import { productNow } from '../api/clock';

const exactFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
});

/** Breaks into two lines only after a comma. */
const unbroken = (text: string): string => text.replace(/(\w) /g, '$1\u00a0');

/**
 * "Tue 4 Mar, 19:30" in London's time, which breaks into two lines only before the hour. Accepts any of the product's
 * time formats; "N/A" without a time.
 */
export function exactTime(time: unknown): string {
  const date = readTimestamp(time);
  return date ? unbroken(exactFormat.format(date).replace(/^(\w+),/, '$1')) : 'N/A';
}

/** Milliseconds. */
const week = 7 * 24 * 60 * 60 * 1_000;

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'Europe/London' });
const dayAndYear = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'short', year: 'numeric' },
  timeZone: 'Europe/London',
});

const dayOfYear = (date: Date, now: Date): string =>
  unbroken((date.getFullYear() === now.getFullYear() ? dayFormat : dayAndYear).format(date));

type RelativeTimeProps = {
  time: unknown;
  now?: Date;
  /** Follows other words on the same line. */
  goesOn?: boolean;
};

/** "3 days ago", and after a week the date, with the exact time as its title. */
export function RelativeTime({ time, now = productNow(), goesOn = false }: RelativeTimeProps) {
  const date = readTimestamp(time);
  if (!date) return <span>N/A</span>;
  const words = now.getTime() - date.getTime() > week ? dayOfYear(date, now) : daysAgo(date, now);
  return (
    <time dateTime={date.toISOString()} title={exactTime(date)}>
      {goesOn ? words.charAt(0).toLowerCase() + words.slice(1) : words}
    </time>
  );
}

/** "Tue 4 Mar, 19:30", for visits and deadlines. */
export function ExactTime({ time }: { time: unknown }) {
  const date = readTimestamp(time);
  return date ? <time dateTime={date.toISOString()}>{exactTime(date)}</time> : <span>N/A</span>;
}

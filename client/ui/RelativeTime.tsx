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

/** "Tue 4 Mar, 19:30" in London's time. Takes any form of time that the product knows; "N/A" for none. */
export function exactTime(time: unknown): string {
  const date = readTimestamp(time);
  return date ? exactFormat.format(date).replace(/^(\w+),/, '$1') : 'N/A';
}

type RelativeTimeProps = {
  time: unknown;
  now?: Date;
  /** It follows other words in one line. */
  goesOn?: boolean;
};

/** "3 days ago", with the exact time as its title. */
export function RelativeTime({ time, now = productNow(), goesOn = false }: RelativeTimeProps) {
  const date = readTimestamp(time);
  if (!date) return <span>N/A</span>;
  const words = daysAgo(date, now);
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

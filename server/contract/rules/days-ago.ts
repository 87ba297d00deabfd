import { messages } from './constants.js';
import { readTimestamp } from './timestamps.js';

const londonDay = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

/**
 * "Today", "Yesterday", "3 days ago" or "In 3 days", counted in calendar days of London.
 * @param date in any form that `readTimestamp` takes
 * @throws RangeError "Invalid date format"
 */
export function daysAgo(date: unknown, now: Date): string {
  const then = readTimestamp(date);
  if (!then) throw new RangeError(messages.invalidDate);

  const days = dayNumber(now) - dayNumber(then);
  if (days === 0) return 'Today';
  if (days === 1) return 'Yesterday';
  if (days > 1) return `${days} days ago`;
  return days === -1 ? 'In 1 day' : `In ${-days} days`;
}

function dayNumber(date: Date): number {
  const { year, month, day } = Object.fromEntries(
    londonDay.formatToParts(date).map(({ type, value }) => [type, value]),
  );
  return Date.UTC(Number(year), Number(month) - 1, Number(day)) / 86_400_000;
}

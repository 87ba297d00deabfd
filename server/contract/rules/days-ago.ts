import { messages } from './constants.js';
import { londonTimeAt } from './london-time.js';
import { readTimestamp } from './timestamps.js';

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

const dayNumber = (date: Date): number => Date.parse(londonTimeAt(date).date) / 86_400_000;

import { messages } from './constants.js';
import { londonTimeAt } from './london-time.js';

/** Time formats in imports and old exports; the API itself writes ISO 8601 in UTC. */
type Timestamp = { seconds: number; nanoseconds: number } | { _seconds: number; _nanoseconds: number };

/**
 * Parses a time in any of these forms: `{ seconds, nanoseconds }`, the same with underscores, an ISO 8601 text (UTC by
 * default), a Date, or milliseconds since 1970. Null for anything else.
 */
export function readTimestamp(input: unknown): Date | null {
  if (input instanceof Date) return valid(new Date(input));
  if (typeof input === 'number') return valid(new Date(input));
  if (typeof input === 'string') return readIso(input);
  if (isTimestamp(input)) {
    const [seconds, nanoseconds] =
      'seconds' in input ? [input.seconds, input.nanoseconds] : [input._seconds, input._nanoseconds];
    return valid(new Date(seconds * 1_000 + Math.floor(nanoseconds / 1_000_000)));
  }
  return null;
}

const isoPattern = /^(\d{4})-(\d{2})-(\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

function readIso(text: string): Date | null {
  const parts = isoPattern.exec(text.trim());
  if (!parts) return null;
  const [iso, year, month, day, zone] = parts;
  // JavaScript reads 30 February as 2 March.
  if (Number(day) > new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()) return null;
  return valid(new Date(iso.includes('T') && !zone ? `${iso}Z` : iso));
}

function isTimestamp(input: unknown): input is Timestamp {
  if (typeof input !== 'object' || input === null) return false;
  const { seconds, nanoseconds, _seconds, _nanoseconds } = input as Record<string, unknown>;
  return (
    (typeof seconds === 'number' && typeof nanoseconds === 'number') ||
    (typeof _seconds === 'number' && typeof _nanoseconds === 'number')
  );
}

const valid = (date: Date): Date | null => (Number.isNaN(date.getTime()) ? null : date);

/**
 * "Today", "Yesterday", "3 days ago" or "In 3 days", counted in calendar days in London.
 * @param date in any form that `readTimestamp` accepts
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

/** Minutes as "5 hours" or "2.5 days". */
export function timeInWords(minutes: number): string {
  const hours = minutes / 60;
  if (hours < 1) return Math.round(minutes) === 1 ? '1 minute' : `${Math.round(minutes)} minutes`;
  if (hours < 48) return `${Math.round(hours)} ${Math.round(hours) === 1 ? 'hour' : 'hours'}`;
  return `${Math.round((hours / 24) * 10) / 10} days`;
}

/** How imports and old exports write a time; the API itself writes ISO 8601 in UTC. */
type Timestamp = { seconds: number; nanoseconds: number } | { _seconds: number; _nanoseconds: number };

/**
 * Reads a time in any form that it comes in: `{ seconds, nanoseconds }`, the same with underscores, an ISO 8601 text
 * (UTC when it names no zone), a Date, or milliseconds since 1970. Null when it is none of these.
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

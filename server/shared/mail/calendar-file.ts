/** One meeting, as calendars exchange it. */
export type CalendarEntry = Readonly<{
  /** The same for every version of one meeting, anywhere in the world. */
  uid: string;
  /** Grows with every version, so that calendars keep the newest. */
  sequence: number;
  writtenAt: Date;
  startsAt: Date;
  endsAt: Date;
  summary: string;
  description: string;
  url: string;
  /** Where it takes place, when it is a place. */
  location?: string;
  organiser: Readonly<{ name: string; email: string }>;
  guest: Readonly<{ name: string; email: string }>;
}>;

export type CalendarMethod = 'REQUEST' | 'CANCEL';

/** `20261123T093000Z` */
const utc = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** RFC 5545, 3.3.11: the value of a text. */
const text = (value: string): string =>
  value
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');

/** RFC 5545, 3.2: a quoted parameter can hold neither quotes nor line ends. */
const quoted = (value: string): string => `"${value.replace(/["\p{Cc}]/gu, '')}"`;

const octetsOf = (character: string): number => {
  const code = character.codePointAt(0)!;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
};

const longestLine = 75;

/** RFC 5545, 3.1: no line has more than 75 octets; what is left goes on after a space, and no character is cut. */
function folded(line: string): string {
  let result = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > longestLine) {
      result += '\r\n ';
      octets = 1;
    }
    result += character;
    octets += size;
  }
  return result;
}

/** An invitation that calendars take over, or take back (RFC 5545 and 5546). */
export function calendarFile(method: CalendarMethod, entry: CalendarEntry): string {
  const { organiser, guest } = entry;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tastemaker//Tastemaker//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `DTSTAMP:${utc(entry.writtenAt)}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTART:${utc(entry.startsAt)}`,
    `DTEND:${utc(entry.endsAt)}`,
    `SUMMARY:${text(entry.summary)}`,
    `DESCRIPTION:${text(entry.description)}`,
    ...(entry.location ? [`LOCATION:${text(entry.location)}`] : []),
    `URL:${entry.url}`,
    `ORGANIZER;CN=${quoted(organiser.name)}:mailto:${organiser.email}`,
    `ATTENDEE;CN=${quoted(guest.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:${guest.email}`,
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

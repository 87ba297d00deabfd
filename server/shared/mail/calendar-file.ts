import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';

/** One meeting, in iCalendar terms. */
export type CalendarEntry = Readonly<{
  /** The same UID for every version of one meeting, globally unique. */
  uid: string;
  /** Increases with every version, so that calendars keep the newest. */
  sequence: number;
  writtenAt: Date;
  startsAt: Date;
  endsAt: Date;
  summary: string;
  description: string;
  url: string;
  /** Where it takes place, if given. */
  location?: string;
  organiser: Readonly<{ name: string; email: string }>;
  guest: Readonly<{ name: string; email: string }>;
}>;

/** A calendar entry without an invitation. */
export type PublishedEntry = Omit<CalendarEntry, 'organiser' | 'guest'> & Readonly<{ isBusy: boolean }>;

/** The same UID for a visit in every file: an invitation and a subscription give one entry. */
export const visitUid = (collabId: string, hostname: string): string => `visit-${collabId}@${hostname}`;

/** The suggested refresh interval, in seconds. */
const refreshSeconds = 3_600;

/** A calendar to subscribe to, or to import one entry from (RFC 5545, and RFC 7986 for its name and refreshing). */
export function publishedCalendar(name: string, entries: readonly PublishedEntry[]): string {
  const calendar = ical({ ...common, name, ttl: refreshSeconds, method: ICalCalendarMethod.PUBLISH });
  for (const { uid, writtenAt, startsAt, endsAt, isBusy, ...entry } of entries)
    calendar.createEvent({
      ...entry,
      ...{ id: uid, stamp: writtenAt, start: startsAt, end: endsAt },
      status: ICalEventStatus.CONFIRMED,
      transparency: isBusy ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
    });
  return `${calendar.toString()}\r\n`;
}

export type CalendarMethod = 'REQUEST' | 'CANCEL';

/** RFC 5545, 3.2: a quoted parameter can contain neither quotes nor line breaks, and there is no escape for them. */
const withoutQuotes = (name: string): string => name.replace(/["\p{Cc}]/gu, '');

const common = { prodId: '//Tastemaker//Tastemaker//EN', scale: 'gregorian' } as const;
const attends = { rsvp: true, role: ICalAttendeeRole.REQ, status: ICalAttendeeStatus.NEEDSACTION } as const;

/** An invitation or its cancellation (RFC 5545 and 5546). */
export function calendarFile(method: CalendarMethod, entry: CalendarEntry): string {
  const { uid, sequence, writtenAt, startsAt, endsAt, summary, description, url, location, organiser, guest } = entry;
  const calendar = ical({ ...common, method: ICalCalendarMethod[method] });
  calendar.createEvent({
    ...{ id: uid, sequence, stamp: writtenAt, start: startsAt, end: endsAt, summary, description, url, location },
    organizer: { name: withoutQuotes(organiser.name), email: organiser.email },
    attendees: [{ ...attends, name: withoutQuotes(guest.name), email: guest.email }],
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.OPAQUE,
  });
  return `${calendar.toString()}\r\n`;
}

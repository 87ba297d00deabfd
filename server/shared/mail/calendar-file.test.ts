import { type CalendarEntry, calendarFile } from './calendar-file.js';

const entry: CalendarEntry = {
  uid: 'call-1@tastemaker.test',
  sequence: 2,
  writtenAt: new Date('2026-11-20T15:00:00.123Z'),
  startsAt: new Date('2026-11-23T09:30:00Z'),
  endsAt: new Date('2026-11-23T10:00:00Z'),
  summary: 'Tastemaker and Ember & Rye',
  description: 'A first call.',
  url: 'https://tastemaker.test/schedule-call',
  organiser: { name: 'Tastemaker', email: 'support@tastemaker.test' },
  guest: { name: 'Rosa Lind', email: 'rosa@ember.test' },
};

/** Unfolds content lines, as a calendar does (RFC 5545, 3.1). */
const linesOf = (file: string): string[] => file.replaceAll('\r\n ', '').split('\r\n');

describe('the calendar file', () => {
  it('R446: is an invitation that calendars take over', () => {
    const lines = linesOf(calendarFile('REQUEST', entry));

    expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
    expect(lines.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', '']);
    expect(lines).toEqual(
      expect.arrayContaining([
        'PRODID:-//Tastemaker//Tastemaker//EN',
        'CALSCALE:GREGORIAN',
        'METHOD:REQUEST',
        'UID:call-1@tastemaker.test',
        'DTSTAMP:20261120T150000Z',
        'SEQUENCE:2',
        'DTSTART:20261123T093000Z',
        'DTEND:20261123T100000Z',
        'SUMMARY:Tastemaker and Ember & Rye',
        'DESCRIPTION:A first call.',
        'URL;VALUE=URI:https://tastemaker.test/schedule-call',
        'ORGANIZER;CN="Tastemaker":mailto:support@tastemaker.test',
        'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE;CN="Rosa Lind":MAILTO:rosa@ember.test',
        'STATUS:CONFIRMED',
        'TRANSP:OPAQUE',
      ]),
    );
  });

  it('takes a meeting back under the same uid', () => {
    const lines = linesOf(calendarFile('CANCEL', entry));

    expect(lines).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'UID:call-1@tastemaker.test']));
  });

  it('escapes what would end a value, and lets nobody add lines of their own', () => {
    const lines = linesOf(
      calendarFile('REQUEST', {
        ...entry,
        summary: 'Tea; cake, and a \\',
        description: 'One\r\nTwo\nEND:VEVENT',
        guest: { name: 'Rosa "R"\r\nX-EVIL:1', email: 'rosa@ember.test' },
      }),
    );

    expect(lines).toContain('SUMMARY:Tea\\; cake\\, and a \\\\');
    expect(lines).toContain('DESCRIPTION:One\\nTwo\\nEND:VEVENT');
    expect(lines.find((line) => line.startsWith('ATTENDEE'))).toContain('CN="Rosa RX-EVIL:1"');
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  });

  it('has no line of more than 75 octets, and cuts no character', () => {
    const summary = `Crêperie 東京 🍣 ${'é'.repeat(100)}${'🍣'.repeat(50)}`;
    const file = calendarFile('REQUEST', { ...entry, summary });

    const octets = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
    expect(linesOf(file)).toContain(`SUMMARY:${summary}`);
  });
});

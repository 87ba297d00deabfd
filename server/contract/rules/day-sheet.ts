import { londonTimeAt } from './london-time.js';

/** What can change about a visit after a day's sheet was emailed. */
export const sheetChanges = ['booked', 'moved', 'allergies', 'note'] as const;
export type SheetChange = (typeof sheetChanges)[number];

/** The full hours at which a sheet can be emailed, UK time. */
export const sheetHours: readonly number[] = Array.from({ length: 15 }, (_, place) => place + 6);
export const sheetAddressesAtMost = 5;

/** `9` is "09:00". */
export const hourInWords = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

const words = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** `2027-03-04` as a sheet says it: "Thursday 4 March". */
export const sheetDayInWords = (day: string): string => words.format(new Date(`${day}T00:00:00Z`)).replace(',', '');

/** How many to expect, the creator included. */
export const partyInWords = (guests: number): string => (guests === 0 ? '1 person' : `Up to ${guests + 1} people`);

/** What has changed about a visit, a phrase each; `wasAt` is its time on the sheet, if it has moved. */
export const changesInWords = (changes: readonly SheetChange[], wasAt: Date | null): string[] =>
  changes.map((change) => {
    switch (change) {
      case 'booked':
        return 'New';
      case 'moved':
        return wasAt ? `Moved from ${londonTimeAt(wasAt).time}` : 'Moved';
      case 'allergies':
        return 'Allergies changed';
      case 'note':
        return 'Note changed';
    }
  });

/** What has become of a visit that was on the sheet. */
export function goneInWords({ nowAt, isCancelled }: Readonly<{ nowAt: Date | null; isCancelled: boolean }>): string {
  if (isCancelled) return 'Cancelled';
  if (!nowAt) return 'Needs a new time';
  const { date, time } = londonTimeAt(nowAt);
  return `Moved to ${sheetDayInWords(date)}, ${time}`;
}

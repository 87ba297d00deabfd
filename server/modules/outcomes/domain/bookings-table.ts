import { largestValuePence } from '../../../contract/rules/bill.js';
import { byName } from '../../../contract/rules/by-name.js';
import { londonTimeAt, momentOf } from '../../../contract/rules/london-time.js';
import { formatPence } from '../../../contract/rules/money.js';
import { type ColumnLook, shareOf } from '../../../contract/rules/tables/column-look.js';
import { headerWords, type HeaderWords } from '../../../contract/rules/tables/header.js';
import { noticeOfDays, noticeOfNumbers } from '../../../contract/rules/tables/notices.js';
import {
  NumberColumn,
  numberIn,
  type NumberKind,
  type NumberStyle,
} from '../../../contract/rules/tables/number-column.js';
import { isNumeric } from '../../../contract/rules/tables/number-text.js';
import { type FieldTaste, proposeColumns as propose } from '../../../contract/rules/tables/propose-columns.js';
import { textOf } from '../../../contract/rules/tables/table-cell.js';
import { DayColumn, dayFirst, dayIn, isDayText } from '../../../contract/rules/tables/table-day.js';
import { isTotal, type TableRow } from '../../../contract/rules/tables/table-shape.js';

/** `word` is a creator's word or code that the guests used; `heard` is how they say they heard of the place. */
export const bookingFields = ['day', 'time', 'covers', 'word', 'heard', 'spend', 'reference', 'venue'] as const;
export type BookingField = (typeof bookingFields)[number];

/** Each field's column, from 0; null if the table has none. */
export type BookingMapping = Readonly<Record<BookingField, number | null>>;

/** Headers as in the exports of ResDiary, SevenRooms and OpenTable, and as people write them. */
export const bookingWords: Readonly<Record<BookingField, HeaderWords>> = {
  day: headerWords(
    'date, day, visit date, visit date time, reservation date, booking date, date of visit, seated date, shift date, arrival date, date time',
    'visit date, reservation date, booking date',
  ),
  time: headerWords('time, visit time, reservation time, booking time, arrival time, seated time, start time', 'time'),
  covers: headerWords(
    'covers, guests, party size, party, pax, people, size, seated covers, number of guests, number of people, diners, completed covers',
    'covers, party size, guests, pax, diners',
  ),
  word: headerWords(
    'promo code, promotion code, promo, promotion, code, voucher, voucher code, discount code, offer code, word, creator code, campaign code',
    'promo, code, voucher',
  ),
  heard: headerWords(
    'source, heard from, how did you hear, how did you hear about us, who sent you, referrer, referral, referred by, marketing source, channel, booking source, tags, reservation tags',
    'hear, heard, referrer, referral, sent you',
  ),
  spend: headerWords(
    'spend, total spend, bill, bill total, check total, pos total, gross, revenue, total, amount, net spend, pos spend, average spend',
    'spend, bill, revenue, pos',
  ),
  reference: headerWords(
    'reference, booking reference, reservation id, booking id, confirmation number, confirmation, confirmation code, id, booking number, reservation number, ref',
    'reference, reservation id, booking id, confirmation',
  ),
  venue: headerWords('venue, restaurant, venue name, restaurant name, location, site, outlet', 'venue, restaurant'),
};

const anything = (): number => 0.3;
const days = ({ values }: ColumnLook): number => shareOf(values, isDayText);
const timeForm = /(\d{1,2})[:.](\d{2})(?::\d{2})?\s*(am|pm)?/i;
const times = ({ values }: ColumnLook): number => shareOf(values, (value) => timeForm.test(value) && !isDayText(value));
const numbers = ({ numbers: share }: ColumnLook): number => share;
const amounts = ({ values }: ColumnLook): number => shareOf(values, (value) => isNumeric(withoutPounds(value)!));

/** £84.50 and GBP 84.50 are plain numbers; amounts in other currencies aren't read. */
const withoutPounds = (cell: string | undefined): string | undefined => cell?.replaceAll(/£|\bGBP\b/gi, '').trim();

const tastes: Readonly<Record<BookingField, FieldTaste>> = {
  day: { words: bookingWords.day, fits: days, least: [0.5, 0.5], byLook: true, isNeeded: true },
  time: { words: bookingWords.time, fits: times, least: [0.5, 0.5] },
  covers: { words: bookingWords.covers, fits: numbers, least: [0.5, 0.5], isNeeded: true },
  word: { words: bookingWords.word, fits: anything },
  heard: { words: bookingWords.heard, fits: anything },
  spend: { words: bookingWords.spend, fits: amounts, least: [0.5, 0.5] },
  reference: { words: bookingWords.reference, fits: ({ distinct }) => distinct },
  venue: { words: bookingWords.venue, fits: anything },
};

/** Guesses which column holds which field, from its header and its values. */
export function proposeColumns(headers: readonly string[], sample: readonly (readonly string[])[]): BookingMapping {
  const found = propose(tastes, headers, sample);
  return byName(bookingFields, (field) => found[field] ?? null);
}

const coversKind: NumberKind = { whole: true, most: 100_000 };
const spendKind: NumberKind = { whole: false, most: largestValuePence / 100 };

const penceIn = (pounds: number): number => Math.round(pounds * 100);

/** What has to be known from all rows before the first is read. */
export type BookingRules = Readonly<{
  mapping: BookingMapping;
  covers: NumberStyle;
  spend: NumberStyle;
  isMonthFirst: boolean;
  now: Date;
}>;

export function rulesOf(
  headers: readonly string[],
  rows: readonly TableRow[],
  mapping: BookingMapping,
  now: Date,
): BookingRules {
  const styleOf = (at: number | null, kind: NumberKind): NumberStyle => {
    const column = new NumberColumn(kind, at === null ? '' : headers[at]);
    if (at !== null) for (const { cells } of rows) column.add(withoutPounds(cells[at]));
    return column.style();
  };
  const order = new DayColumn();
  if (mapping.day !== null) for (const { cells } of rows) order.add(textOf(cells[mapping.day]));
  return {
    ...{ mapping, now, isMonthFirst: order.isMonthFirst() },
    ...{ covers: styleOf(mapping.covers, coversKind), spend: styleOf(mapping.spend, spendKind) },
  };
}

/** How dates and amounts were understood. */
export function noticesOf(
  sample: readonly (readonly string[])[],
  { mapping, spend, isMonthFirst }: BookingRules,
): string[] {
  const at = mapping.spend;
  const cells = at === null ? [] : sample.map((row) => withoutPounds(row[at]));
  const asMoney = (pounds: number) => formatPence(penceIn(pounds));
  return [...noticeOfDays(isMonthFirst), ...noticeOfNumbers('Spend', cells, spend, spendKind, asMoney)];
}

/** The content of a row: some guests on a day. */
export type BookingRow = Readonly<{
  day: string;
  at: Date;
  covers: number;
  word: string | null;
  heard: string | null;
  spendPence: number | null;
  reference: string | null;
  venue: string | null;
}>;

/** Rows to skip. */
export const passedOver = {
  empty: 'The row is empty.',
  total: 'The row adds up the others.',
  later: 'The day is still to come.',
  nobody: 'Nobody came.',
} as const;

/** A parsed row, or a sentence with the reason why it is skipped or can't be read. */
export function rowIn({ cells }: TableRow, rules: BookingRules): BookingRow | string {
  if (cells.every((cell) => textOf(cell) === null)) return passedOver.empty;
  if (isTotal(cells)) return passedOver.total;
  const { mapping, now } = rules;
  const cell = (field: BookingField) => (mapping[field] === null ? null : textOf(cells[mapping[field]]));
  const date = dayFirst(cell('day') ?? '', rules.isMonthFirst);
  const day = dayIn(date);
  if (day === null) return 'The date can’t be read. Please write it as 2027-03-04 or 04/03/2027, the day first.';
  if (day > londonTimeAt(now).date) return passedOver.later;
  const covers = numberIn(cell('covers') ?? undefined, rules.covers, coversKind);
  if (typeof covers !== 'number') return 'The number of covers can’t be read.';
  if (covers <= 0) return passedOver.nobody;
  const spend = numberIn(withoutPounds(cell('spend') ?? undefined), rules.spend, spendKind);
  if (typeof spend === 'string') return 'The spend can’t be read. Please write it as 1234.50.';
  const at = momentOf({ date: day, time: timeIn(cell('time')) ?? timeIn(date) ?? noon })!;
  return {
    ...{ day, covers, at: at < now ? at : now, spendPence: spend === null ? null : penceIn(spend) },
    ...{ word: cell('word'), heard: cell('heard'), reference: cell('reference'), venue: cell('venue') },
  };
}

const noon = '12:00';

/** 19:30 in "7.30 pm", "19:30:00" or "2027-03-04T19:30"; null without a time. */
function timeIn(text: string | null): string | null {
  const [, hour, minute, half] = timeForm.exec((text ?? '').replace(/^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}/, '')) ?? [];
  if (hour === undefined || Number(minute) > 59) return null;
  const hours = (half ? Number(hour) % 12 : Number(hour)) + (half?.toLowerCase() === 'pm' ? 12 : 0);
  return hours < 24 ? `${String(hours).padStart(2, '0')}:${minute}` : null;
}

/**
 * Names a row that has no reference of its own, so that the same table is counted once; two equal rows in one table are
 * two parties. `before` counts the equal ones above it.
 */
export const nameOf = ({ at, covers, spendPence }: BookingRow, word: string, before: number): string =>
  `table:${at.toISOString()} ${word} ${covers} ${spendPence ?? ''} ${before}`;

import { byName } from '../../../../contract/rules/by-name.js';
import { largestMetric, type PieceMetric, pieceMetricIds, pieceMetrics } from '../../../../contract/metrics.js';
import { londonDaysAfter, londonTimeAt, momentOf } from '../../../../contract/rules/london-time.js';
import {
  NumberColumn,
  numberIn,
  type NumberKind,
  type NumberStyle,
} from '../../../../contract/rules/tables/number-column.js';
import { noticeOfDays, noticeOfNumbers } from '../../../../contract/rules/tables/notices.js';
import { textOf } from '../../../../contract/rules/tables/table-cell.js';
import { DayColumn, dayFirst } from '../../../../contract/rules/tables/table-day.js';
import { isTotal, type TableRow } from '../../../../contract/rules/tables/table-shape.js';
import type { Numbers } from '../reading.js';
import { holdsIds, isNow, type MetricsMapping, type PostName, postIn } from './mapping.js';

/** The content of a row about a post. */
export type ImportRow = Readonly<{
  /** Numbered like in a spreadsheet. */
  row: number;
  post: PostName;
  /** Null if the table has no date: now. */
  takenAt: Date | null;
  numbers: Numbers;
}>;

/** What has to be known from all rows before parsing the first. */
export type ReadingRules = Readonly<{
  mapping: MetricsMapping;
  styles: Readonly<Record<PieceMetric, NumberStyle>>;
  /** Whether posts are identified by id only. */
  holdsIds: boolean;
  /** Whether dates are written as `12/31/2026`. */
  isMonthFirst: boolean;
  now: Date;
}>;

const metricKind: NumberKind = { whole: true, most: largestMetric };

/** How to parse a table's rows: a column's number format is inferred from all of them. */
export function rulesOf(
  headers: readonly string[],
  rows: readonly TableRow[],
  mapping: MetricsMapping,
  now: Date,
): ReadingRules {
  const styles = byName(pieceMetricIds, (id) => {
    const at = mapping[id];
    const column = new NumberColumn(metricKind, at === null ? '' : headers[at]);
    if (at !== null) for (const { cells } of rows) column.add(cells[at]);
    return column.style();
  });
  const days = new DayColumn();
  if (mapping.takenAt !== null) for (const { cells } of rows) days.add(textOf(cells[mapping.takenAt]));
  return {
    ...{ mapping, styles, now, isMonthFirst: days.isMonthFirst() },
    holdsIds: mapping.post !== null && holdsIds(headers[mapping.post]),
  };
}

/** The number and date format of each column. */
export const noticesOf = (
  sample: readonly (readonly string[])[],
  { mapping, styles, isMonthFirst }: ReadingRules,
): string[] => [
  ...noticeOfDays(isMonthFirst),
  ...pieceMetrics.flatMap(({ id, label }) => {
    const column = mapping[id];
    return column === null
      ? []
      : noticeOfNumbers(
          label,
          sample.map((cells) => cells[column]),
          styles[id],
          metricKind,
        );
  }),
];

/** Rows to skip. */
export const passedOver = { empty: 'The row is empty.', total: 'The row adds up the others.' } as const;

/** A parsed row, a sentence with the reason why it can't be parsed, or a skipped row. */
export function rowIn({ number, cells }: TableRow, rules: ReadingRules): ImportRow | string {
  const { mapping, now } = rules;
  if (cells.every((cell) => textOf(cell) === null)) return passedOver.empty;
  if (isTotal(cells)) return passedOver.total;
  const cell = (column: number | null) => (column === null ? null : textOf(cells[column]));
  const address = cell(mapping.post);
  if (address === null) return 'There’s no link to a post.';
  const post = postIn(address) ?? (rules.holdsIds ? videoWithId(address) : null);
  if (!post) return 'The link isn’t to a post on Instagram, TikTok or YouTube.';

  const numbers = numbersIn(cell, rules);
  if (typeof numbers === 'string') return numbers;
  const date = cell(mapping.takenAt);
  if (date === null || isNow(date)) return { row: number, post, takenAt: null, numbers };
  const takenAt = momentIn(dayFirst(date, rules.isMonthFirst), now);
  if (!takenAt) return 'We can’t read the date. Please write it as 2027-03-04 or, day first, 04/03/2027.';
  return { row: number, post, takenAt: takenAt.getTime() === now.getTime() ? null : takenAt, numbers };
}

const videoWithId = (text: string): PostName | null =>
  /^[\w-]{11}$/.test(text) ? { platform: 'youtube', name: text } : null;

/** All numbers of a row, or a sentence if one can't be parsed. */
function numbersIn(
  cell: (column: number | null) => string | null,
  { mapping, styles }: ReadingRules,
): Numbers | string {
  const told: Partial<Record<PieceMetric, number>> = {};
  for (const { id, label } of pieceMetrics) {
    const text = cell(mapping[id]);
    const value = text?.includes('%') ? 'no-number' : numberIn(text ?? '', styles[id], metricKind);
    if (value === 'no-number') return `${label} must be a whole number.`;
    if (value === 'two-numbers') return `${label} can be read in two ways.`;
    if (value !== null) told[id] = value;
  }
  if (Object.keys(told).length === 0) return 'The row has no number.';
  return byName(pieceMetricIds, (id) => told[id] ?? null);
}

const isoDay = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;
const britishDay = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})(?: (\d{2}:\d{2})(?::\d{2})?)?$/;

/**
 * The time in a cell, in London; a date without a time means the end of that day, or now if it is today. Null without a
 * date.
 */
export function momentIn(text: string, now: Date): Date | null {
  const iso = isoDay.exec(text);
  const british = britishDay.exec(text);
  const [, year, month, day, time] =
    iso ?? (british ? [british[0], british[3], british[2], british[1], british[4]] : []);
  if (year === undefined) return null;
  const date = `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`;
  const start = momentOf({ date, time: time ?? '00:00' });
  // Some parsers read 30 February as 2 March; we reject it.
  if (!start || londonTimeAt(start).date !== date) return null;
  if (iso?.[5]) {
    const exact = new Date(`${date}T${text.split(/[T ]/)[1]!}`);
    return Number.isNaN(exact.getTime()) ? null : exact;
  }
  if (time !== undefined) return start;
  const end = new Date(londonDaysAfter(start, 1).getTime() - 1);
  return end > now && start <= now ? now : end;
}

import { byName } from '../../../../contract/rules/by-name.js';
import { largestMetric, type PieceMetric, pieceMetricIds, pieceMetrics } from '../../../../contract/metrics.js';
import { londonDaysAfter, londonTimeAt, momentOf } from '../../../../contract/rules/london-time.js';
import { numberOf, textOf } from '../../../../contract/rules/table-cell.js';
import type { Numbers } from '../reading.js';
import type { MetricsMapping } from './mapping.js';
import { postIn } from './post-name.js';

/** What a row of a table says of a post. */
export type ImportRow = Readonly<{
  /** As a spreadsheet numbers it. */
  row: number;
  post: Readonly<{ platform: string; name: string }>;
  /** Null where the table has no date: now. */
  takenAt: Date | null;
  numbers: Numbers;
}>;

/** What a row says, or a sentence why nothing can be made of it; null for an empty row. */
export function rowIn(
  cells: readonly string[],
  row: number,
  mapping: MetricsMapping,
  now: Date,
): ImportRow | string | null {
  if (cells.every((cell) => textOf(cell) === null)) return null;
  const cell = (column: number | null) => (column === null ? null : textOf(cells[column]));
  const address = cell(mapping.post);
  if (address === null) return 'There is no address of a post.';
  const post = postIn(address);
  if (!post) return 'The address is not one of a post on Instagram, TikTok or YouTube.';

  const told: Partial<Record<PieceMetric, number>> = {};
  for (const { id, label } of pieceMetrics) {
    const text = cell(mapping[id]);
    if (text === null) continue;
    const value = text.includes('%') ? null : numberOf(text);
    if (value === null || !Number.isInteger(value) || value > largestMetric) return `${label} must be a whole number.`;
    told[id] = value;
  }
  const numbers: Numbers = byName(pieceMetricIds, (id) => told[id] ?? null);
  if (Object.keys(told).length === 0) return 'The row has no number.';

  if (mapping.takenAt === null) return { row, post, takenAt: null, numbers };
  const date = cell(mapping.takenAt);
  const takenAt = date === null ? null : momentIn(date, now);
  if (date !== null && takenAt === null)
    return 'The date cannot be read. Please write it as 2027-03-04 or 04/03/2027, the day first.';
  const isNow = takenAt?.getTime() === now.getTime();
  return { row, post, takenAt: isNow ? null : takenAt, numbers };
}

const isoDay = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;
const britishDay = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})(?: (\d{2}:\d{2})(?::\d{2})?)?$/;

/** The moment that a cell names, in London; a day without a time is its end, or now while it lasts. Null for no date. */
export function momentIn(text: string, now: Date): Date | null {
  const iso = isoDay.exec(text);
  const british = britishDay.exec(text);
  const [, year, month, day, time] =
    iso ?? (british ? [british[0], british[3], british[2], british[1], british[4]] : []);
  if (year === undefined) return null;
  const date = `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`;
  const start = momentOf({ date, time: time ?? '00:00' });
  // The 30th of February is the 2nd of March for some, and nothing for us.
  if (!start || londonTimeAt(start).date !== date) return null;
  if (iso?.[5]) {
    const exact = new Date(`${date}T${text.split(/[T ]/)[1]!}`);
    return Number.isNaN(exact.getTime()) ? null : exact;
  }
  if (time !== undefined) return start;
  const end = new Date(londonDaysAfter(start, 1).getTime() - 1);
  return end > now && start <= now ? now : end;
}

import { brandRejectReasons } from './brand-row.js';
import { rejectReasons } from './candidate.js';

/** Every way in which a row can come to nothing, as a sentence. */
export const skipReasons = {
  ...rejectReasons,
  ...brandRejectReasons,
  unchanged: 'We know all this already.',
  older: 'We have newer figures of this person.',
  duplicate: 'Same as an earlier row.',
  contradiction: 'An earlier row says something else of the same handle.',
  'brand-contradiction': 'An earlier row says something else of the same brand.',
  'brand-known': 'This brand is here already.',
  claimed: 'This person looks after their own profile now.',
  'other-account': 'The person with this handle has another account on this platform.',
  refused: 'The row could not be stored.',
} as const;
export type SkipReason = keyof typeof skipReasons;

/** Nothing is to be done about these; all else is written to the rejects file. */
const harmless: readonly SkipReason[] = ['empty', 'total', 'unchanged', 'older', 'duplicate', 'brand-known'];

export const isReject = (reason: SkipReason): boolean => !harmless.includes(reason);

/** How many rows were skipped for one reason, and the first of them. */
export type Skipped = Readonly<{ count: number; rows: readonly number[] }>;

/**
 * What an import has done so far. Row numbers are those of a spreadsheet: the header is row 1. Every row that was read is created,
 * updated, unchanged or rejected; the last two have a reason in `skipped`.
 */
export type ImportReport = Readonly<{
  rows: number;
  created: number;
  updated: number;
  unchanged: number;
  rejected: number;
  skipped: Readonly<Partial<Record<SkipReason, Skipped>>>;
}>;

export const emptyReport: ImportReport = { rows: 0, created: 0, updated: 0, unchanged: 0, rejected: 0, skipped: {} };

/** So many row numbers are kept a reason; a million would not be read. */
const rowsKept = 100;

export type RowOutcome = 'created' | 'updated' | SkipReason;

/** The report with so many more rows, whose fate is not decided. */
export const withRead = (report: ImportReport, rows: number): ImportReport => ({ ...report, rows: report.rows + rows });

/** The report with what became of one of its rows. */
export function withOutcome(report: ImportReport, row: number, outcome: RowOutcome): ImportReport {
  if (outcome === 'created' || outcome === 'updated') return { ...report, [outcome]: report[outcome] + 1 };
  const fate = isReject(outcome) ? 'rejected' : 'unchanged';
  const { count, rows } = report.skipped[outcome] ?? { count: 0, rows: [] };
  const skipped: Skipped = { count: count + 1, rows: rows.length < rowsKept ? [...rows, row] : rows };
  return { ...report, [fate]: report[fate] + 1, skipped: { ...report.skipped, [outcome]: skipped } };
}

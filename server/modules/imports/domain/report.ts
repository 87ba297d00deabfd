import { brandRejectReasons } from './brand-row.js';
import { rejectReasons } from './candidate.js';

/** Every way in which a row can come to nothing, as a sentence. */
export const skipReasons = {
  ...rejectReasons,
  ...brandRejectReasons,
  unchanged: 'We know all this already.',
  duplicate: 'The same stands in an earlier row.',
  contradiction: 'An earlier row says something else of the same handle.',
  'brand-contradiction': 'An earlier row says something else of the same brand.',
  'brand-known': 'This brand is here already.',
  claimed: 'This person looks after their own profile now.',
  'other-account': 'The person with this handle has another account on this platform.',
  refused: 'The row could not be stored.',
} as const;
export type SkipReason = keyof typeof skipReasons;

/** Skipped because nothing is to be done; all else is written to the rejects file. */
const harmless: readonly SkipReason[] = ['empty', 'unchanged', 'duplicate', 'brand-known'];

export const isReject = (reason: SkipReason): boolean => !harmless.includes(reason);

/** How many rows were skipped for one reason, and the first of them. */
export type Skipped = Readonly<{ count: number; rows: readonly number[] }>;

/** What an import has done so far. Row numbers are those of a spreadsheet: the header is row 1. */
export type ImportReport = Readonly<{
  rows: number;
  created: number;
  updated: number;
  rejected: number;
  skipped: Readonly<Partial<Record<SkipReason, Skipped>>>;
}>;

export const emptyReport: ImportReport = { rows: 0, created: 0, updated: 0, rejected: 0, skipped: {} };

/** So many row numbers are kept a reason; a million would not be read. */
const rowsKept = 100;

export type RowOutcome = 'created' | 'updated' | SkipReason;

/** The report with one more row. */
export function withRow(report: ImportReport, row: number, outcome: RowOutcome): ImportReport {
  const next = { ...report, rows: report.rows + 1 };
  if (outcome === 'created' || outcome === 'updated') return { ...next, [outcome]: report[outcome] + 1 };
  const { count, rows } = report.skipped[outcome] ?? { count: 0, rows: [] };
  const skipped: Skipped = { count: count + 1, rows: rows.length < rowsKept ? [...rows, row] : rows };
  return {
    ...next,
    rejected: report.rejected + (isReject(outcome) ? 1 : 0),
    skipped: { ...report.skipped, [outcome]: skipped },
  };
}

import { brandRejectReasons } from './brand-row.js';
import { rejectReasons } from './candidate.js';

/** Every reason for rejecting a row, as a sentence. */
export const skipReasons = {
  ...rejectReasons,
  ...brandRejectReasons,
  unchanged: 'We already have all of this.',
  older: 'We have newer figures of this person.',
  duplicate: 'Same as an earlier row.',
  contradiction: 'An earlier row says something else of the same handle.',
  'brand-contradiction': 'An earlier row says something else of the same brand.',
  'brand-known': 'We already have this brand.',
  claimed: 'This person looks after their own profile now.',
  'other-account': 'The person with this handle has another account on this platform.',
  refused: 'The row could not be stored.',
} as const;
export type SkipReason = keyof typeof skipReasons;

/** Rows that can be ignored; all others go to the rejects file. */
const harmless: readonly SkipReason[] = ['empty', 'total', 'unchanged', 'older', 'duplicate', 'brand-known'];

export const isReject = (reason: SkipReason): boolean => !harmless.includes(reason);

/** How many rows were skipped for one reason, and the first of them. */
export type Skipped = Readonly<{ count: number; rows: readonly number[] }>;

/**
 * An import's progress. Row numbers are a spreadsheet's: the header is row 1. Every row is created, updated, unchanged
 * or rejected; the last two have a reason in `skipped`.
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

/** How many row numbers are listed per reason; nobody would read a million. */
const rowsKept = 100;

export type RowOutcome = 'created' | 'updated' | SkipReason;

/** Adds this many rows, without results yet. */
export const withRead = (report: ImportReport, rows: number): ImportReport => ({ ...report, rows: report.rows + rows });

/** Adds the result of one row. */
export function withOutcome(report: ImportReport, row: number, outcome: RowOutcome): ImportReport {
  if (outcome === 'created' || outcome === 'updated') return { ...report, [outcome]: report[outcome] + 1 };
  const fate = isReject(outcome) ? 'rejected' : 'unchanged';
  const { count, rows } = report.skipped[outcome] ?? { count: 0, rows: [] };
  const skipped: Skipped = { count: count + 1, rows: rows.length < rowsKept ? [...rows, row] : rows };
  return { ...report, [fate]: report[fate] + 1, skipped: { ...report.skipped, [outcome]: skipped } };
}

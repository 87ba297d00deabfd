import { stringify } from 'csv-stringify/sync';
import type { RowFate } from '../../contract/rules/tables/table-shape.js';
import { forSpreadsheets } from './for-spreadsheets.js';
import { type SkippedRowsView, tableHead, type TableReportView } from './table-import.dto.js';
import type { FirstRows } from './uploaded-table.js';

/** An import whose rows each have their fate. */
export type FatedImport = Readonly<{
  headers: readonly string[];
  sample: readonly (readonly string[])[];
  notices: readonly string[];
  fates: readonly RowFate[];
}>;

/** How a table was understood, and what became of its rows. */
export function fatesReport(
  { encoding, isEncodingSure }: Pick<FirstRows, 'encoding' | 'isEncodingSure'>,
  { headers, sample, notices, fates }: FatedImport,
): TableReportView {
  const of = (fate: RowFate['fate']) => fates.filter((each) => each.fate === fate);
  const [unchanged, rejected] = [of('unchanged'), of('rejected')];
  const head = tableHead(headers, sample);
  return {
    ...{ ...head, encoding, isEncodingSure, rows: fates.length, notices: [...notices] },
    ...{ created: of('imported').length, updated: 0, unchanged: unchanged.length, rejected: rejected.length },
    unchangedFor: byReason(unchanged),
    rejectedFor: byReason(rejected),
    rejectsCsv: rejected.length > 0 ? rejectsCsv(head.headers, rejected) : null,
  };
}

const shownRows = 100;

function byReason(fates: readonly RowFate[]): SkippedRowsView[] {
  const reasons = [...new Set(fates.map(({ reason }) => reason))];
  return reasons.map((reason) => {
    const rows = fates.filter((each) => each.reason === reason).map(({ row }) => row.number);
    return { reason, count: rows.length, rows: rows.slice(0, shownRows) };
  });
}

/** Rejected rows, unchanged, each with the reason. */
const rejectsCsv = (headers: readonly string[], rejects: readonly RowFate[]): string =>
  stringify(
    [['row', 'reason', ...headers], ...rejects.map(({ row, reason }) => [String(row.number), reason, ...row.cells])],
    { ...forSpreadsheets, record_delimiter: 'windows' },
  );

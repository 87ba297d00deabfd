import type { TableRow } from '../domain/candidate.js';
import { importErrors } from '../domain/import.errors.js';
import { emptyReport, type ImportReport, isReject, type RowOutcome, skipReasons, withRow } from '../domain/report.js';
import type { ImportFiles, ImportTable } from '../ports/import-files.js';

/** `rejectsFile` is null when nothing was rejected. */
export type ImportResult = ImportReport & Readonly<{ rejectsFile: string | null }>;

/** Somebody who watches an import. */
export type ImportWatcher<Scheme> = Readonly<{
  began(scheme: Scheme): void;
  progressed(report: ImportReport): void;
}>;

/** What an import sees of a file before it asks what the columns hold. */
export type TableHead = Readonly<{
  encoding: string;
  /** Nothing when the file names no columns. */
  headers: readonly string[];
  /** Some rows below the header, as they came. */
  sample: readonly (readonly string[])[];
}>;

const sampled = 5;

/** @returns the head, and all of the first rows below it. @throws profiles/unreadable-file */
export function headOf(
  { first, encoding }: ImportTable,
  isHeader: (cells: readonly string[]) => boolean,
): { head: TableHead; values: readonly (readonly string[])[] } {
  const [top, ...below] = first.map(({ cells }) => cells);
  if (!top) throw importErrors.unreadableFile('The file is empty.');
  const headers = isHeader(top) ? top : [];
  const values = headers.length > 0 ? below : [top, ...below];
  return { head: { encoding, headers, sample: values.slice(0, sampled) }, values };
}

/** What is to be done with the rows of a table below its header. */
export type TableWork = Readonly<{
  head: TableHead;
  rejectsFile: string;
  /** So many rows at once. */
  batchSize: number;
  /** @returns what became of each, by row number */
  importRows(rows: readonly TableRow[]): Promise<ReadonlyMap<number, RowOutcome>>;
  progressed(report: ImportReport): void;
}>;

/** The service under both imports. Reads a table batch by batch, counts what becomes of its rows, and writes down those that somebody should look at. */
export async function importTable(files: ImportFiles, table: ImportTable, work: TableWork): Promise<ImportResult> {
  const rejects = files.rejectsTo(work.rejectsFile, work.head.headers);
  let report = emptyReport;
  let rejectsFile: string | null = null;
  try {
    for await (const rows of inBatches(rowsBelow(table, work.head), work.batchSize)) {
      const outcomes = await work.importRows(rows);
      for (const row of rows) {
        const outcome = outcomes.get(row.number)!;
        report = withRow(report, row.number, outcome);
        if (isSkip(outcome) && isReject(outcome)) await rejects.add(row, skipReasons[outcome]);
      }
      work.progressed(report);
    }
  } finally {
    rejectsFile = await rejects.close();
  }
  return { ...report, rejectsFile };
}

const isSkip = (outcome: RowOutcome) => outcome !== 'created' && outcome !== 'updated';

/** All rows but the header. */
async function* rowsBelow(table: ImportTable, { headers }: TableHead): AsyncGenerator<TableRow> {
  let isFirst = true;
  for await (const row of table.rows()) {
    if (!isFirst || headers.length === 0) yield row;
    isFirst = false;
  }
}

async function* inBatches(rows: AsyncIterable<TableRow>, size: number): AsyncGenerator<TableRow[]> {
  let batch: TableRow[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

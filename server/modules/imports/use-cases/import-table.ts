import type { HeaderWords } from '../../../contract/rules/tables/header.js';
import { shapeOf, type TableRow } from '../../../contract/rules/tables/table-shape.js';
import { importErrors } from '../domain/import.errors.js';
import {
  emptyReport,
  type ImportReport,
  isReject,
  type RowOutcome,
  skipReasons,
  withOutcome,
  withRead,
} from '../domain/report.js';
import type { ImportFiles, ImportTable } from '../ports/repositories.js';

/** `rejectsFile` is null when nothing was rejected. */
export type ImportResult = ImportReport & Readonly<{ rejectsFile: string | null }>;

/** Observes an import. */
export type ImportWatcher<Scheme> = Readonly<{
  /** Called before anything is stored; throwing here stops the import. */
  began(scheme: Scheme): void | Promise<void>;
  progressed(report: ImportReport): void;
}>;

/** A file to import, and where to write rejected rows for review. */
export type ImportedFile = Readonly<{
  file: string;
  rejectsFile: string;
  /** The original file name, which may mention the platform and the date. */
  name?: string;
  /** The user's choice; detected by default. */
  encoding?: string;
}>;

/** What an import knows about a file before the columns are mapped. */
export type TableHead = Readonly<{
  encoding: string | null;
  isEncodingSure: boolean;
  /** Undefined if the file has no headers. */
  headers: readonly string[];
  lastHeaderRow: number;
  /** Text above the headers. */
  above: readonly string[];
  /** Some rows below the header, unchanged. */
  sample: readonly (readonly string[])[];
}>;

const sampled = 5;

/**
 * @param words typical headers of such tables
 * @returns the head, and all of the first rows below it
 * @throws profiles/unreadable-file
 */
export function headOf(
  { first, encoding, isEncodingSure }: ImportTable,
  words: readonly HeaderWords[],
): { head: TableHead; values: readonly (readonly string[])[] } {
  if (first.length === 0) throw importErrors.unreadableFile('The file is empty.');
  const { headers, lastHeaderRow, above, below } = shapeOf(first, words);
  const values = below.map(({ cells }) => cells);
  const sample = values.slice(0, sampled);
  return { head: { encoding, isEncodingSure, headers, lastHeaderRow, above, sample }, values };
}

/** What to do with the rows below the header. */
export type TableWork = Readonly<{
  head: TableHead;
  rejectsFile: string;
  /** The batch size. */
  batchSize: number;
  /** @returns each row's result, by row number */
  importRows(rows: readonly TableRow[]): Promise<ReadonlyMap<number, RowOutcome>>;
  progressed(report: ImportReport): void;
}>;

/**
 * The service shared by both imports. Reads a table in batches, counts the results of its rows, and writes those that
 * need review to the rejects file.
 */
export async function importTable(files: ImportFiles, table: ImportTable, work: TableWork): Promise<ImportResult> {
  const rejects = files.rejectsTo(work.rejectsFile, work.head.headers);
  let report = emptyReport;
  let rejectsFile: string | null = null;
  try {
    for await (const rows of inBatches(rowsBelow(table, work.head), work.batchSize)) {
      report = withRead(report, rows.length);
      const outcomes = await work.importRows(rows);
      for (const row of rows) {
        const outcome = outcomes.get(row.number);
        if (outcome === undefined) continue; // rows and results are counted separately, so that a mismatch shows
        report = withOutcome(report, row.number, outcome);
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

/** All rows below the header. */
export async function* rowsBelow(
  table: ImportTable,
  { lastHeaderRow }: Pick<TableHead, 'lastHeaderRow'>,
): AsyncGenerator<TableRow> {
  for await (const row of table.rows()) if (row.number > lastHeaderRow) yield row;
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

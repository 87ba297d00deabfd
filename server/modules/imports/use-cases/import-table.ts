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

/** Someone who watches an import. */
export type ImportWatcher<Scheme> = Readonly<{
  /** Called before anything is stored; throwing here stops the import. */
  began(scheme: Scheme): void | Promise<void>;
  progressed(report: ImportReport): void;
}>;

/** A file to import, and where the rows go that were not imported and are worth a look. */
export type ImportedFile = Readonly<{
  file: string;
  rejectsFile: string;
  /** What the file is called where it came from; it may say the platform and the day. */
  name?: string;
  /** The user's choice; detected by default. */
  encoding?: string;
}>;

/** What an import sees of a file before it asks what the columns hold. */
export type TableHead = Readonly<{
  encoding: string | null;
  isEncodingSure: boolean;
  /** Nothing when the file names no columns. */
  headers: readonly string[];
  lastHeaderRow: number;
  /** Texts above the names of the columns. */
  above: readonly string[];
  /** Some rows below the header, as they came. */
  sample: readonly (readonly string[])[];
}>;

const sampled = 5;

/**
 * @param words how the columns of such tables are called
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

/** What needs doing with the rows of a table below its header. */
export type TableWork = Readonly<{
  head: TableHead;
  rejectsFile: string;
  /** So many rows at once. */
  batchSize: number;
  /** @returns what became of each, by row number */
  importRows(rows: readonly TableRow[]): Promise<ReadonlyMap<number, RowOutcome>>;
  progressed(report: ImportReport): void;
}>;

/** The service under both imports. Reads a table batch by batch, counts what becomes of its rows, and writes down those that someone should look at. */
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
        if (outcome === undefined) continue; // rows and outcomes are counted apart: the sum then shows it
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

/** All rows but the header and what is above it. */
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

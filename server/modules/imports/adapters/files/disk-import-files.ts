import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { type Stringifier, stringify } from 'csv-stringify';
import type { TableRow } from '../../../../contract/rules/tables/table-shape.js';
import { forSpreadsheets } from '../../../../shared/tables/for-spreadsheets.js';
import { TableFault } from '../../../../shared/tables/source.js';
import { importErrors } from '../../domain/import.errors.js';
import { ImportFiles, type ImportTable, type RejectsFile } from '../../ports/repositories.js';

const sampleRows = 200;

/** Tables on this machine's disk. */
export class DiskImportFiles extends ImportFiles {
  async open(file: string, encoding?: string): Promise<ImportTable> {
    const { openTable } = await import('../../../../shared/tables/open-table.js');
    const table = await openTable(file, encoding).catch((error: unknown) => {
      throw asUnreadable(error);
    });
    const rows = () => readable(table.rows());
    const first: TableRow[] = [];
    for await (const row of rows()) if (first.push(row) === sampleRows) break;
    return { ...table, first, rows };
  }

  rejectsTo(file: string, header: readonly string[]): RejectsFile {
    return new CsvRejectsFile(file, header);
  }
}

const asUnreadable = (error: unknown) =>
  error instanceof TableFault ? importErrors.unreadableFile(error.message) : error;

async function* readable(rows: AsyncGenerator<TableRow>): AsyncGenerator<TableRow> {
  try {
    yield* rows;
  } catch (error) {
    throw asUnreadable(error);
  }
}

/**
 * A CSV file of rejected rows, unchanged, each with its number and the reason; it can be imported again. Created with
 * its first row.
 */
export class CsvRejectsFile implements RejectsFile {
  private csv: Stringifier | null = null;
  private written: Promise<void> = Promise.resolve();

  constructor(
    private readonly file: string,
    private readonly header: readonly string[],
  ) {}

  async add({ number, cells }: TableRow, reason: string): Promise<void> {
    this.csv ??= this.begin(cells.length);
    const hasRoom = this.csv.write([String(number), reason, ...cells]);
    if (!hasRoom) await once(this.csv, 'drain');
  }

  async close(): Promise<string | null> {
    if (!this.csv) return null;
    this.csv.end();
    await this.written;
    return this.file;
  }

  /** A table without headers gets generic ones, to keep the reason column apart. */
  private begin(width: number): Stringifier {
    const csv = stringify(forSpreadsheets);
    this.written = finished(csv.pipe(createWriteStream(this.file)));
    const plain = Array.from({ length: width }, (_, column) => `Column ${column + 1}`);
    csv.write(['row', 'reason', ...(this.header.length > 0 ? this.header : plain)]);
    return csv;
  }
}

import { ImportFiles, type ImportTable, type RejectsFile } from '../../ports/import-files.js';
import { CsvImportTable } from './csv-import-table.js';
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { stringify, type Stringifier } from 'csv-stringify';
import { forSpreadsheets } from '../../../../shared/csv.js';
import type { TableRow } from '../../domain/candidate.js';

export class CsvImportFiles extends ImportFiles {
  open(file: string): Promise<ImportTable> {
    return CsvImportTable.open(file);
  }

  rejectsTo(file: string, header: readonly string[]): RejectsFile {
    return new CsvRejectsFile(file, header);
  }
}

/** A CSV file with the rejected rows as they came, each with its number and the reason. Made with its first row. */
export class CsvRejectsFile implements RejectsFile {
  private csv: Stringifier | null = null;
  private written: Promise<void> = Promise.resolve();

  constructor(
    private readonly file: string,
    private readonly header: readonly string[],
  ) {}

  async add({ number, cells }: TableRow, reason: string): Promise<void> {
    this.csv ??= this.begin();
    const hasRoom = this.csv.write([String(number), reason, ...cells]);
    if (!hasRoom) await once(this.csv, 'drain');
  }

  async close(): Promise<string | null> {
    if (!this.csv) return null;
    this.csv.end();
    await this.written;
    return this.file;
  }

  private begin(): Stringifier {
    const csv = stringify(forSpreadsheets);
    const target = createWriteStream(this.file);
    this.written = finished(csv.pipe(target));
    csv.write(['row', 'reason', ...this.header]);
    return csv;
  }
}

import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { finished } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { type Stringifier, stringify } from 'csv-stringify';
import iconv from 'iconv-lite';
import { delimiterIn, forSpreadsheets } from '../../../../shared/csv.js';
import type { TableRow } from '../../domain/candidate.js';
import { importErrors } from '../../domain/import.errors.js';
import { ImportFiles, type ImportTable, type RejectsFile } from '../../ports/import-files.js';

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

const sampleRows = 200;
/** An open quotation mark must not swallow the file. */
const maxRowLength = 64 * 1_024;

/** A CSV file in whatever encoding and with whatever delimiter, read as a stream (https://csv.js.org/parse/). */
export class CsvImportTable implements ImportTable {
  private constructor(
    private readonly file: string,
    readonly encoding: Encoding,
    private readonly delimiter: string,
    readonly first: readonly TableRow[],
  ) {}

  /** @throws importErrors.unreadableFile */
  static async open(file: string): Promise<CsvImportTable> {
    const encoding = await encodingOf(file).catch((error: Error) => {
      throw importErrors.unreadableFile(`${file} cannot be read: ${error.message}`);
    });
    const delimiter = await delimiterOf(file, encoding);
    const first: TableRow[] = [];
    for await (const row of rowsOf(file, encoding, delimiter)) {
      first.push(row);
      if (first.length === sampleRows) break;
    }
    return new CsvImportTable(file, encoding, delimiter, first);
  }

  rows(): AsyncIterable<TableRow> {
    return rowsOf(this.file, this.encoding, this.delimiter);
  }
}

const textOf = (file: string, encoding: Encoding) => createReadStream(file).pipe(iconv.decodeStream(encoding));

async function delimiterOf(file: string, encoding: Encoding): Promise<string> {
  const text = textOf(file, encoding).setEncoding('utf8');
  for await (const chunk of text as AsyncIterable<string>) {
    return delimiterIn(chunk);
  }
  return delimiterIn('');
}

async function* rowsOf(file: string, encoding: Encoding, delimiter: string): AsyncGenerator<TableRow> {
  const parser = parse({
    bom: true,
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: maxRowLength,
  });
  pipeline(createReadStream(file), iconv.decodeStream(encoding), parser, () => undefined);
  let number = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) yield { number: ++number, cells };
  } catch (error) {
    throw error instanceof CsvError ? importErrors.unreadableFile(sentenceFor(error)) : error;
  }
}

/** After a quotation mark that is never closed nobody knows where the next row begins. */
const sentenceFor = ({ code, records, message }: CsvError & { records?: number }): string => {
  const isQuote = code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_MAX_RECORD_SIZE';
  const what = isQuote ? 'opens a quotation mark that is never closed' : `cannot be read (${message})`;
  return `Row ${(records ?? 0) + 1} ${what}. Please correct it and run the import again: what is in already stays as it is.`;
};

/** The name by which iconv-lite knows an encoding. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const startsWith = (bytes: Buffer, ...mark: number[]) => mark.every((byte, i) => bytes[i] === byte);

/** By the byte order mark, or by where the zeros of Latin letters lie. */
function byFirstBytes(bytes: Buffer): Encoding | null {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return 'utf-8';
  const zeros = { even: 0, odd: 0 };
  bytes.forEach((byte, i) => byte === 0 && zeros[i % 2 === 0 ? 'even' : 'odd']++);
  if (zeros.odd > bytes.length / 4) return 'utf-16le';
  if (zeros.even > bytes.length / 4) return 'utf-16be';
  return null;
}

/** How a file is written. The whole file is read once: an accent may stand in its last row only. */
export async function encodingOf(file: string): Promise<Encoding> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  try {
    for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
      const known = isFirst ? byFirstBytes(chunk.subarray(0, 4_096)) : null;
      if (known) return known;
      isFirst = false;
      utf8.decode(chunk, { stream: true });
    }
    utf8.decode();
    return 'utf-8';
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return 'windows-1252';
    throw error;
  }
}

import { stat } from 'node:fs/promises';
import { idsOf } from '../../contract/lists/index.js';
import { type TableEncoding, tableEncodings } from '../../contract/rules/tables/encodings.js';
import { unguarded } from '../../contract/rules/tables/table-cell.js';
import type { TableRow } from '../../contract/rules/tables/table-shape.js';
import { encodingOf, type ToldEncoding } from './encodings.js';
import { jsonRows } from './json-table.js';
import { headOf, type Source, sourceOf, TableFault } from './source.js';
import { xlsxRows } from './xlsx-table.js';
import { pipeline, type Readable } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { CsvError, parse, type Parser } from 'csv-parse';
import iconv from 'iconv-lite';
import { divisionIn } from '../../contract/rules/tables/csv-text.js';

/** A table from any kind of file. */
export type OpenTable = Readonly<{
  /** Its text encoding; null for a workbook, whose format defines it. */
  encoding: ToldEncoding['encoding'] | null;
  isEncodingSure: boolean;
  /** All rows, read lazily, from the start each time. @throws TableFault */
  rows(): AsyncGenerator<TableRow>;
}>;

/** The size limit for files other than CSV: 20 MB. */
const mostBytes = 20 * 1_024 * 1_024;
const looked = 4_096;

/**
 * Opens a table: CSV with any common encoding and delimiter, .xlsx, .json, or a zip file with one CSV.
 * @param encoding the user's choice; detected by default
 * @throws TableFault with a sentence for the user
 */
export async function openTable(file: string, encoding?: string): Promise<OpenTable> {
  const size = await sizeOf(file);
  const source = sourceOf(file);
  const kind = kindOfBytes(await headOf(source, looked));
  if (kind !== 'csv' && size > mostBytes)
    throw new TableFault('This file is larger than 20 MB. Please save it as CSV, and import that.');
  return kind === 'zip' ? zippedTable(file, encoding) : textTable(source, kind, encoding);
}

async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    throw new TableFault(`${file} can’t be read: ${(error as Error).message}`);
  }
}

async function textTable(source: Source, kind: 'csv' | 'json', said?: string): Promise<OpenTable> {
  const known = idsOf(tableEncodings).find((name) => name === said);
  const { encoding, isSure } = known ? { encoding: known, isSure: false } : await encodingOf(source);
  const rows = kind === 'json' ? jsonRows : csvRows;
  return { encoding, isEncodingSure: isSure, rows: () => asWritten(rows(source, encoding)) };
}

async function zippedTable(file: string, said?: string): Promise<OpenTable> {
  const zip = await ZipParts.open(file);
  try {
    const content = kindOfZip(zip.names);
    if (content === 'xlsx') return { encoding: null, isEncodingSure: true, rows: () => asWritten(workbookRows(file)) };
    return await textTable(() => partOf(file, content.csv), 'csv', said);
  } finally {
    zip.close();
  }
}

async function* workbookRows(file: string): AsyncGenerator<TableRow> {
  const zip = await ZipParts.open(file);
  try {
    yield* xlsxRows(zip.read);
  } finally {
    zip.close();
  }
}

async function partOf(file: string, name: string) {
  const zip = await ZipParts.open(file);
  const part = await zip.read(name)!;
  return part.once('close', () => zip.close());
}

/** Undoes the formula escaping of our own files. */
async function* asWritten(rows: AsyncIterable<TableRow>): AsyncGenerator<TableRow> {
  for await (const row of rows) {
    const isGuarded = row.cells.some((cell) => cell.startsWith("'"));
    yield isGuarded ? { ...row, cells: row.cells.map(unguarded) } : row;
  }
}

/** Unsupported files by magic number, and what to upload instead. */
const others: readonly Readonly<{ begins: string; is: string }>[] = [
  { begins: 'd0cf11e0a1b11ae1', is: 'an old Excel file (.xls), or one with a password' },
  { begins: '25504446', is: 'a PDF document' },
  { begins: '1f8b', is: 'a compressed file (.gz)' },
  { begins: '50415231', is: 'a Parquet file' },
  { begins: '7b5c727466', is: 'a text document (.rtf)' },
  { begins: '89504e47', is: 'a picture' },
  { begins: 'ffd8ff', is: 'a picture' },
  { begins: '53514c69746520', is: 'a database file' },
];

const asCsv = 'Please open it in a spreadsheet, save it as CSV, and import that.';

const refused = (is: string) => new TableFault(`This is ${is}. ${asCsv}`);

/** The type of a file with this beginning. @throws TableFault for one that isn't a table */
export function kindOfBytes(bytes: Buffer): 'csv' | 'json' | 'zip' {
  const hex = bytes.subarray(0, 16).toString('hex');
  const other = others.find(({ begins }) => hex.startsWith(begins));
  if (other) throw refused(other.is);
  if (hex.startsWith('504b0304')) return 'zip';
  const text = bytes
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trimStart();
  if (/^<\?xml|^<!doctype|^<html|^<table/i.test(text))
    throw refused('a web page or another file of XML, though it may be called .xls');
  return /^(\[\s*[{[]|\{\s*")/.test(text) ? 'json' : 'csv';
}

/** The content of a zip file: a workbook, or one CSV table. @throws TableFault for anything else */
export function kindOfZip(names: readonly string[]): 'xlsx' | Readonly<{ csv: string }> {
  const has = (name: string) => names.includes(name);
  if (has('xl/workbook.xml')) return 'xlsx';
  if (has('xl/workbook.bin')) throw refused('a binary Excel file (.xlsb)');
  if (has('content.xml')) throw refused('an OpenDocument file (.ods)');
  if (names.some((name) => name.endsWith('.iwa'))) throw refused('a Numbers file');
  if (has('word/document.xml')) throw refused('a Word document');
  const tables = names.filter((name) => /\.csv$/i.test(name) && !name.startsWith('__MACOSX/'));
  const csv = tables.find((name) => /table data\.csv$/i.test(name)) ?? (tables.length === 1 ? tables[0] : undefined); // YouTube Studio's zip has three
  if (csv) return { csv };
  throw new TableFault('This is a zip file. Please unpack it, and import the table that is in it.');
}

/** The maximum size after decompression: 100 MB. */
const mostUnpacked = 100 * 1_024 * 1_024;
/** A workbook has a few dozen. */
const mostParts = 1_000;

/** The entries of a zip file, which must be closed. */
export class ZipParts {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /** @throws TableFault when it is damaged, encrypted, or too large after decompression */
  static async open(file: string): Promise<ZipParts> {
    const zip = await openPromise(file, { autoClose: false }).catch(() => {
      throw new TableFault('This file is damaged. Please save it again, and import it then.');
    });
    const entries = new Map<string, Entry>();
    let size = 0;
    if (zip.entryCount > mostParts) {
      zip.close();
      throw new TableFault('This file holds more than 1,000 parts. Please save it as CSV, and import that.');
    }
    for await (const entry of zip.eachEntry()) {
      entries.set(entry.fileName, entry);
      size += entry.uncompressedSize;
    }
    if (size <= mostUnpacked) return new ZipParts(zip, entries);
    zip.close();
    throw new TableFault(
      'This file is larger than 100 MB once it is unpacked. Please save it as CSV, and import that.',
    );
  }

  get names(): string[] {
    return [...this.entries.keys()];
  }

  /** At most the declared size: yauzl rejects an entry that decompresses to more. */
  readonly read = (name: string): Promise<Readable> | null => {
    const entry = this.entries.get(name);
    return entry ? this.zip.openReadStreamPromise(entry) : null;
  };

  close(): void {
    this.zip.close();
  }
}

/** An unclosed quotation mark must not swallow the file. */
const maxRowLength = 64 * 1_024;

/**
 * The rows of a CSV file with any encoding and delimiter, including ragged and empty ones, so that row numbers match a
 * spreadsheet's (https://csv.js.org/parse/). @throws TableFault
 */
export async function* csvRows(source: Source, encoding: TableEncoding): AsyncGenerator<TableRow> {
  const { delimiter, isSaid } = divisionIn(await firstText(source, encoding));
  const parser = parse({
    bom: true,
    delimiter,
    from_line: isSaid ? 2 : 1,
    record_delimiter: ['\r\n', '\n', '\r'], // programs that append rows use varying line endings
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: maxRowLength,
  }).on('error', () => undefined); // thrown where the rows are consumed
  let number = 0;
  try {
    for await (const cells of recordsOf(await decoded(source, encoding), parser)) yield { number: ++number, cells };
  } catch (error) {
    throw error instanceof CsvError ? new TableFault(sentenceFor(error)) : error;
  }
}

/**
 * Reads all records of a chunk before parsing the next. A stream's buffer is a linked list: if it is never empty, every
 * record is reachable from the previous one, and V8 frees none of them until it collects the old generation.
 */
async function* recordsOf(text: AsyncIterable<Buffer | string>, parser: Parser): AsyncGenerator<string[]> {
  for await (const chunk of text) {
    parser.write(chunk);
    for (let cells = next(parser); cells; cells = next(parser)) yield cells;
    if (parser.errored) throw parser.errored;
  }
  parser.end();
  yield* parser as AsyncIterable<string[]>;
}

const next = (parser: Parser) => parser.read() as string[] | null;

/** The parser decodes UTF-8 itself. */
async function decoded(source: Source, encoding: TableEncoding): Promise<AsyncIterable<Buffer | string>> {
  const bytes = await source();
  return encoding === 'utf-8' ? bytes : pipeline(bytes, iconv.decodeStream(encoding), () => undefined);
}

async function firstText(source: Source, encoding: TableEncoding): Promise<string> {
  for await (const chunk of await decoded(source, encoding)) return String(chunk);
  return '';
}

/** After an unclosed quotation mark, there is no way to tell where the next row begins. */
const sentenceFor = ({ code, records, message }: CsvError & { records?: number }): string => {
  const isQuote = code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_MAX_RECORD_SIZE';
  const what = isQuote ? 'opens a quotation mark that is never closed' : `can’t be read (${message})`;
  return `Row ${(records ?? 0) + 1} ${what}. Please correct it and import the file again: what is in already stays as it is.`;
};

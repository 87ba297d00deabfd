import { pipeline } from 'node:stream';
import { CsvError, parse, type Parser } from 'csv-parse';
import iconv from 'iconv-lite';
import type { TableEncoding } from '../../contract/rules/tables/encodings.js';
import type { TableRow } from '../../contract/rules/tables/table-shape.js';
import { divisionIn } from '../../contract/rules/tables/csv-text.js';
import { type Source, TableFault } from './source.js';

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
  const what = isQuote ? 'opens a quotation mark that is never closed' : `cannot be read (${message})`;
  return `Row ${(records ?? 0) + 1} ${what}. Please correct it and import the file again: what is in already stays as it is.`;
};

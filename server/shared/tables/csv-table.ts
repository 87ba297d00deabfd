import { pipeline, type Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import iconv from 'iconv-lite';
import type { TableEncoding } from '../../contract/rules/tables/encodings.js';
import type { TableRow } from '../../contract/rules/tables/table-shape.js';
import { divisionIn } from '../../contract/rules/tables/division.js';
import type { Source } from './source.js';
import { TableFault } from './table-fault.js';

/** An open quotation mark must not swallow the file. */
const maxRowLength = 64 * 1_024;

/**
 * The rows of a CSV file in whatever encoding and however it is divided, ragged and empty ones too, so that they are numbered as in
 * a spreadsheet (https://csv.js.org/parse/). @throws TableFault
 */
export async function* csvRows(source: Source, encoding: TableEncoding): AsyncGenerator<TableRow> {
  const { delimiter, isSaid } = divisionIn(await firstText(await source(), encoding));
  const parser = parse({
    bom: true,
    delimiter,
    from_line: isSaid ? 2 : 1,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: maxRowLength,
  });
  pipeline(await source(), iconv.decodeStream(encoding), parser, () => undefined);
  let number = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) yield { number: ++number, cells };
  } catch (error) {
    throw error instanceof CsvError ? new TableFault(sentenceFor(error)) : error;
  }
}

async function firstText(bytes: Readable, encoding: TableEncoding): Promise<string> {
  const text = bytes.pipe(iconv.decodeStream(encoding)).setEncoding('utf8');
  for await (const chunk of text as AsyncIterable<string>) {
    bytes.destroy();
    return chunk;
  }
  return '';
}

/** After a quotation mark that is never closed nobody knows where the next row begins. */
const sentenceFor = ({ code, records, message }: CsvError & { records?: number }): string => {
  const isQuote = code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_MAX_RECORD_SIZE';
  const what = isQuote ? 'opens a quotation mark that is never closed' : `cannot be read (${message})`;
  return `Row ${(records ?? 0) + 1} ${what}. Please correct it and import the file again: what is in already stays as it is.`;
};

import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import iconv from 'iconv-lite';
import { delimiterIn } from '../../../../shared/table-import/delimiter.js';
import type { TableRow } from '../../domain/candidate.js';
import { importErrors } from '../../domain/import.errors.js';
import type { ImportTable } from '../../ports/import-files.js';
import { type Encoding, encodingOf } from './text-encoding.js';

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

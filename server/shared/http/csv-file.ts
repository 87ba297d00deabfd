import { Readable } from 'node:stream';
import { applyDecorators, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { stringify } from 'csv-stringify/sync';
import { forSpreadsheets } from '../tables/for-spreadsheets.js';
import { DomainError } from '../kernel/index.js';

export type CsvValue = string | number | Date | boolean | null | undefined;

/** A file's columns for each row, by their headers. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => CsvValue>>;

const atOnce = 3;
let running = 0;

const asText = (value: CsvValue) => (value instanceof Date ? value.toISOString() : value);

async function* written<Row>(
  first: IteratorResult<readonly Row[]>,
  rest: AsyncIterator<readonly Row[]>,
  columns: CsvColumns<Row>,
): AsyncGenerator<string> {
  const headers = Object.keys(columns);
  const line = (row: Row) => headers.map((header) => asText(columns[header]!(row)));
  const form = { ...forSpreadsheets, record_delimiter: 'windows' } as const;
  yield stringify([headers], form);
  for (let batch = first; !batch.done; batch = await rest.next())
    yield stringify(batch.value.map(line), { ...form, bom: false });
}

/**
 * A file of any number of rows, streamed: a slow reader delays the query, without filling memory.
 * @throws what the first rows throw, and request/too-many while three files are being streamed
 */
export async function csvFile<Row>(
  name: string,
  columns: CsvColumns<Row>,
  batches: AsyncIterable<readonly Row[]>,
): Promise<StreamableFile> {
  if (running >= atOnce)
    throw new DomainError('too-many', 'request/too-many', 'Three files are being written. Please try again shortly.');
  running++;
  try {
    const iterator = batches[Symbol.asyncIterator]();
    const first = await iterator.next();
    const stream = Readable.from(written(first, iterator, columns), { objectMode: true, highWaterMark: 1 });
    stream.once('close', () => {
      running--;
      void iterator.return?.();
    });
    return new StreamableFile(stream, {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${name}"`,
    });
  } catch (error) {
    running--;
    throw error;
  }
}

export const AnswersCsv = () => applyDecorators(ApiProduces('text/csv'), ApiOkResponse({ schema: { type: 'string' } }));

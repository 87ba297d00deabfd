import { stat } from 'node:fs/promises';
import { idsOf } from '../../contract/lists/index.js';
import { tableEncodings } from '../../contract/rules/tables/encodings.js';
import { unguarded } from '../../contract/rules/tables/table-cell.js';
import type { TableRow } from '../../contract/rules/tables/table-shape.js';
import { csvRows } from './csv-table.js';
import { encodingOf, type ToldEncoding } from './encodings.js';
import { kindOfBytes, kindOfZip } from './file-kinds.js';
import { jsonRows } from './json-table.js';
import { headOf, type Source, sourceOf, TableFault } from './source.js';
import { xlsxRows } from './xlsx-table.js';
import { ZipParts } from './zip-parts.js';

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
    throw new TableFault(`${file} cannot be read: ${(error as Error).message}`);
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

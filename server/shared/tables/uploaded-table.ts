import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TableEncoding } from '../../contract/rules/tables/encodings.js';
import type { TableRow } from '../../contract/rules/tables/table-shape.js';
import type { OpenTable } from './open-table.js';
import type { TableFileInput } from './table-import.dto.js';

/** Provides an uploaded table as a file, in a temporary folder. */
export async function uploadedTable<Answer>(
  { text = '', file }: Pick<TableFileInput, 'text' | 'file'>,
  work: (path: string, folder: string) => Promise<Answer>,
): Promise<Answer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'import-'));
  try {
    const table = path.join(folder, 'table');
    await writeFile(table, file === undefined ? text : Buffer.from(file, 'base64'));
    return await work(table, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The first rows of a table, including its headers, and how they were encoded. */
export type FirstRows = Pick<OpenTable, 'encoding' | 'isEncodingSure'> & Readonly<{ rows: readonly TableRow[] }>;

/** @param most one more than an import accepts is enough to refuse it @throws TableFault */
export async function firstRows(file: string, most: number, asEncoded?: TableEncoding): Promise<FirstRows> {
  const { openTable } = await import('./open-table.js');
  const { encoding, isEncodingSure, rows } = await openTable(file, asEncoded);
  const first: TableRow[] = [];
  for await (const row of rows()) if (first.push(row) === most) break;
  return { encoding, isEncodingSure, rows: first };
}

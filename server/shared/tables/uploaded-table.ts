import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
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

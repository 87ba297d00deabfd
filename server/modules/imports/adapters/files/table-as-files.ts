import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

type Written = Readonly<{ rejectsFile: string | null }>;

/**
 * Lets an import read a table that came as a text, as it reads a file.
 * @returns what the import has answered, and the rows that it rejected as a text; null when there were none
 */
export async function tableAsFiles<Answer extends Written>(
  text: string,
  work: (files: { file: string; rejectsFile: string }) => Promise<Answer>,
): Promise<Answer & { rejectsCsv: string | null }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'import-'));
  try {
    const file = path.join(folder, 'table.csv');
    await writeFile(file, text);
    const answer = await work({ file, rejectsFile: path.join(folder, 'rejects.csv') });
    return { ...answer, rejectsCsv: answer.rejectsFile && (await readFile(answer.rejectsFile, 'utf8')) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

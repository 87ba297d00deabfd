import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tableHead } from '../../../../shared/table-import/table-head.js';
import { emptyReport, type ImportReport, type SkipReason, skipReasons } from '../../domain/report.js';
import type { ImportResult, ImportWatcher, TableHead } from '../../use-cases/import-table.js';
import type { ImportTableInput, TableImportView } from './imports.dto.js';

/** Rows are told of batch by batch, so that each telling is worth it. */
export const everyBatch = 1;

/** One kind of table. */
type Kind<Scheme, View> = Readonly<{
  run(files: { file: string; rejectsFile: string }, watcher: ImportWatcher<Scheme>): Promise<ImportResult>;
  tell(rows: number): void;
  /** Whether somebody who looks at the table can still say something that it lacks. */
  lacks(scheme: Scheme): boolean;
  viewOf(scheme: Scheme, common: TableImportView): View;
}>;

/** Imports a table that came as a text. A dry run of one that lacks something says so; else that is a problem. */
export async function answerImport<Scheme extends TableHead, View>(
  { text, dryRun }: ImportTableInput,
  { run, tell, lacks, viewOf }: Kind<Scheme, View>,
): Promise<View> {
  let scheme: Scheme | undefined;
  const watcher = {
    began: (understood: Scheme) => void (scheme = understood),
    progressed: ({ rows }: ImportReport) => tell(rows),
  };
  try {
    const done = await tableAsFiles(text, (files) => run(files, watcher));
    return viewOf(scheme!, tableViewOf(scheme!, done, done.rejectsCsv));
  } catch (error) {
    if (!dryRun || !scheme || !lacks(scheme)) throw error;
    return viewOf(scheme, tableViewOf(scheme, emptyReport, null));
  }
}

/** Columns are counted from 1 where people write them. */
export const mapOf = <Field extends string>(
  columns: Readonly<Partial<Record<Field, number | null>>>,
): Partial<Record<Field, string>> =>
  Object.fromEntries(
    Object.entries<number | null | undefined>(columns)
      .filter(([, column]) => column !== undefined)
      .map(([field, column]) => [field, column === null ? '' : String(Number(column) + 1)]),
  ) as Partial<Record<Field, string>>;

function tableViewOf(
  { headers, sample }: TableHead,
  { rows, created, updated, rejected, skipped }: ImportReport,
  rejectsCsv: string | null,
): TableImportView {
  return {
    ...tableHead(headers, sample),
    ...{ rows, created, updated, rejected, rejectsCsv },
    skipped: Object.entries(skipped).map(([reason, of]) => ({
      reason: skipReasons[reason as SkipReason],
      count: of.count,
      rows: [...of.rows],
    })),
  };
}

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

import { emptyReport, type ImportReport, type SkipReason, skipReasons } from '../../domain/report.js';
import type { ImportResult, ImportWatcher, TableHead } from '../../use-cases/import-table.js';
import { tableHead } from '../../../../shared/table-import.dto.js';
import { tableAsFiles } from '../files/table-as-files.js';
import type { ImportTableInput, TableImportView } from './table-import.dto.js';

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

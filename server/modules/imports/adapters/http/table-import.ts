import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { uploadedTable } from '../../../../shared/tables/uploaded-table.js';
import {
  type SkippedRowsView,
  type TableFileInput,
  tableHead,
  type TableReportView,
} from '../../../../shared/tables/table-import.dto.js';
import { noticeOfAbove } from '../../../../contract/rules/tables/notices.js';
import { emptyReport, type ImportReport, isReject, type SkipReason, skipReasons } from '../../domain/report.js';
import type { ImportedFile, ImportResult, ImportWatcher, TableHead } from '../../use-cases/import-table.js';

/** Rows are reported in batches, so that each report is worth it. */
export const everyBatch = 1;

/** One kind of table. */
type Kind<Scheme, View> = Readonly<{
  run(files: ImportedFile, watcher: ImportWatcher<Scheme>): Promise<ImportResult>;
  tell(rows: number): void;
  /** Whether someone who looks at the table can still say something that it lacks. */
  lacks(scheme: Scheme): boolean;
  viewOf(scheme: Scheme, common: TableReportView): View;
}>;

/** Imports a table that was uploaded. A dry run of one that lacks something says so; else that is a problem. */
export function answerImport<Scheme extends TableHead, View>(
  input: TableFileInput,
  { run, tell, lacks, viewOf }: Kind<Scheme, View>,
): Promise<View> {
  const { name, encoding, dryRun } = input;
  return uploadedTable(input, async (file, folder) => {
    let scheme: Scheme | undefined;
    const watcher = {
      began: (understood: Scheme) => void (scheme = understood),
      progressed: ({ rows }: ImportReport) => tell(rows),
    };
    try {
      const done = await run({ file, rejectsFile: path.join(folder, 'rejects.csv'), name, encoding }, watcher);
      const rejectsCsv = done.rejectsFile && (await readFile(done.rejectsFile, 'utf8'));
      return viewOf(scheme!, reportViewOf(scheme!, done, rejectsCsv));
    } catch (error) {
      if (!dryRun || !scheme || !lacks(scheme)) throw error;
      return viewOf(scheme, reportViewOf(scheme, emptyReport, null));
    }
  });
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

function reportViewOf(
  { headers, sample, encoding, isEncodingSure, above }: TableHead,
  { rows, created, updated, unchanged, rejected, skipped }: ImportReport,
  rejectsCsv: string | null,
): TableReportView {
  const reasons = Object.keys(skipped) as SkipReason[];
  const viewsOf = (wanted: boolean): SkippedRowsView[] =>
    reasons
      .filter((reason) => isReject(reason) === wanted)
      .map((reason) => {
        const { count, rows: numbers } = skipped[reason]!;
        return { reason: skipReasons[reason], count, rows: [...numbers] };
      });
  return {
    ...tableHead(headers, sample),
    ...{ encoding: encoding as TableReportView['encoding'], isEncodingSure, notices: noticeOfAbove(above) },
    ...{ rows, created, updated, unchanged, rejected, rejectsCsv },
    unchangedFor: viewsOf(false),
    rejectedFor: viewsOf(true),
  };
}

import { type MetricsField, metricsFields, type MetricsImportView } from '../modules/analytics/index.js';
import {
  brandFields,
  type BrandImportScheme,
  importFields,
  type ImportReport,
  type ImportResult,
  type ImportScheme,
  noticesOf,
  type SkipReason,
  skipReasons,
} from '../modules/imports/index.js';

const progressEvery = 1_000;
const shownExamples = 3;
const count = new Intl.NumberFormat('en-GB');
const rate = (rows: number, ms: number) => `${count.format(Math.round((rows / Math.max(ms, 1)) * 1_000))} rows/s`;
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Reports an import's progress every second. */
export class ImportProgress {
  private startedAt = Date.now();
  private shownAt = this.startedAt;
  private rows = 0;

  constructor(private readonly print: (lines: readonly string[]) => void) {}

  begin(): void {
    this.startedAt = this.shownAt = Date.now();
  }

  elapsedMs(): number {
    return Date.now() - this.startedAt;
  }

  tell({ rows }: ImportReport): void {
    this.rows = rows;
    if (Date.now() - this.shownAt < progressEvery) return;
    this.shownAt = Date.now();
    this.print([`  ${count.format(rows)} rows, ${rate(rows, this.elapsedMs())}`]);
  }

  tellOfFault(): void {
    if (this.rows > 0) this.print([`${count.format(this.rows)} rows were read before this:`]);
  }
}

/** How a table of influencers was understood, shown before the import is confirmed. */
export const influencerLines = (scheme: ImportScheme): string[] => [
  ...columnLines(`Platform ${scheme.platform ?? 'of each row'}`, importFields, scheme),
  ...noticesOf(scheme),
];

/** The same for a table of brands. */
export const brandLines = (scheme: BrandImportScheme): string[] => columnLines('Brands', brandFields, scheme);

/** The same for a table of figures. */
export const postLines = ({ columns, notices, ...table }: MetricsImportView): string[] => {
  const mapping = Object.fromEntries(metricsFields.map((field) => [field, columns[field] ?? undefined])) as Readonly<
    Partial<Record<MetricsField, number>>
  >;
  return [...columnLines('Posts', metricsFields, { ...table, mapping }), ...notices];
};

type Columns<Field extends string> = Pick<ImportScheme, 'encoding' | 'headers' | 'sample'> &
  Readonly<{ mapping: Readonly<Partial<Record<Field, number | readonly number[]>>> }>;

/** The column for each field, by its header, with some of its values. */
function columnLines<Field extends string>(
  title: string,
  fields: readonly Field[],
  { encoding, headers, mapping, sample }: Columns<Field>,
): string[] {
  const columnLine = (column: number) => {
    const header = oneLine(headers[column] ?? '');
    const values = sample.map((cells) => oneLine(cells[column] ?? '')).filter((value) => value !== '');
    const examples = values.slice(0, shownExamples).map((value) => value.slice(0, 40));
    return `column ${column + 1}${header ? ` "${header}"` : ''}: ${examples.join(', ') || '(empty)'}`;
  };
  const lines = fields.flatMap((field) => {
    const columns = [mapping[field] ?? []].flat();
    const told = columns.length > 0 ? columns.map(columnLine) : ['(none)'];
    return told.map((line, at) => `  ${(at === 0 ? field : '').padEnd(11)}${line}`);
  });
  return [`${title}${encoding ? `, ${encoding}` : ''}. Columns (change them with --map):`, ...lines];
}

/** How many rows had each result, and why rows were skipped. */
export type Summary = Pick<ImportResult, 'rows' | 'created' | 'updated' | 'unchanged' | 'rejected' | 'rejectsFile'> &
  Readonly<{ skipped: readonly Readonly<{ reason: string; count: number; rows: readonly number[] }>[] }>;

export const summaryOf = (result: ImportResult): Summary => ({
  ...result,
  skipped: Object.entries(result.skipped).map(([reason, skipped]) => ({
    ...skipped,
    reason: skipReasons[reason as SkipReason],
  })),
});

/** The results of the rows, or of a dry run. */
export function summaryLines(summary: Summary, ms: number, isDryRun: boolean): string[] {
  const { rows, created, updated, unchanged, rejected, skipped, rejectsFile } = summary;
  return [
    `${isDryRun ? 'Dry run: nothing was stored. ' : ''}${count.format(rows)} rows in ${(ms / 1_000).toFixed(1)} s (${rate(rows, ms)})`,
    `  created ${count.format(created)}`,
    `  updated ${count.format(updated)}`,
    `  unchanged ${count.format(unchanged)}`,
    `  rejected ${count.format(rejected)}`,
    ...skipped.map(({ reason, count: times, rows: numbers }) => {
      const more = times > numbers.length ? ' …' : '';
      return `    ${count.format(times)} × ${reason} Rows ${numbers.join(', ')}${more}`;
    }),
    ...(rejectsFile ? [`Rejected rows are in ${rejectsFile}`] : []),
  ];
}

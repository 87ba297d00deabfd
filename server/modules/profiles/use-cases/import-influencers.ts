import type { Platform } from '../../../contract/lists/index.js';
import { type Actor, newId } from '../../../shared/kernel/index.js';
import { type Candidate, candidateOf, type TableRow } from '../domain/import/candidate.js';
import {
  type ColumnMapping,
  holdsRate,
  type ImportField,
  isHeaderRow,
  platformOf,
  type ProposedMapping,
  proposeMapping,
  withOverrides,
} from '../domain/import/mapping.js';
import {
  emptyReport,
  type ImportReport,
  isReject,
  type RowOutcome,
  skipReasons,
  withRow,
} from '../domain/import/report.js';
import { profileErrors } from '../domain/profile.errors.js';
import type { ImportFiles, ImportTable } from '../ports/import-files.js';
import type { SeenHandles } from '../ports/seen-handles.js';
import type { BatchContext, ImportBatch } from './import-batch.js';

export type ImportOrder = Readonly<{
  file: string;
  /** Where the rows go that were not imported and are worth a look. */
  rejectsFile: string;
  platform?: Platform;
  /** Columns by number from 1 or by header, several categories with `+`; nothing for none. */
  map?: Readonly<Partial<Record<ImportField, string>>>;
  dryRun?: boolean;
}>;

/** What an import understands of a file; without a platform or a column of handles there is nothing to import. */
export type ImportScheme = Readonly<{
  encoding: string;
  headers: readonly string[];
  /** Some rows below the header, as they came. */
  sample: readonly (readonly string[])[];
  mapping: ProposedMapping;
  platform: Platform | null;
}>;

/** `rejectsFile` is null when nothing was rejected. */
export type ImportResult = ImportReport & Readonly<{ rejectsFile: string | null }>;

/** Somebody who watches an import. */
export type ImportWatcher = Readonly<{
  began(scheme: ImportScheme): void;
  progressed(report: ImportReport): void;
}>;

const batchSize = 500;
const sampled = 5;

/** Reads a table of influencers, row by row, into unclaimed profiles. Run again it changes nothing. */
export class ImportInfluencers {
  constructor(
    private readonly files: ImportFiles,
    private readonly seenHandles: SeenHandles,
    private readonly batch: ImportBatch,
  ) {}

  /** @throws profiles/platform-needed, profiles/column-needed, profiles/no-such-column, profiles/unreadable-file */
  async execute(actor: Actor, order: ImportOrder, watcher: ImportWatcher): Promise<ImportResult> {
    const table = await this.files.open(order.file);
    const understood = understand(table, order);
    watcher.began(understood);
    const scheme = complete(understood);

    const seen = await this.seenHandles.begin();
    const rejects = this.files.rejectsTo(order.rejectsFile, scheme.headers);
    const context = { actor, importId: newId(), platform: scheme.platform, seen, dryRun: order.dryRun ?? false };
    let report = emptyReport;
    let rejectsFile: string | null = null;
    try {
      for await (const rows of inBatches(peopleOf(table, scheme))) {
        const outcomes = await this.importRows(context, rows, scheme);
        for (const row of rows) {
          const outcome = outcomes.get(row.number)!;
          report = withRow(report, row.number, outcome);
          if (isSkip(outcome) && isReject(outcome)) await rejects.add(row, skipReasons[outcome]);
        }
        watcher.progressed(report);
      }
    } finally {
      await seen.end();
      rejectsFile = await rejects.close();
    }
    return { ...report, rejectsFile };
  }

  private async importRows(
    context: BatchContext,
    rows: readonly TableRow[],
    { mapping, headers }: CompleteScheme,
  ): Promise<Map<number, RowOutcome>> {
    const outcomes = new Map<number, RowOutcome>();
    const candidates: Candidate[] = [];
    const shape = { width: headers.length || Infinity, isRate: holdsRate(mapping, headers) };
    for (const row of rows) {
      const candidate = candidateOf(row, mapping, shape);
      if (typeof candidate === 'string') outcomes.set(row.number, candidate);
      else candidates.push(candidate);
    }
    for (const [row, outcome] of await this.batch.execute(context, candidates)) outcomes.set(row, outcome);
    return outcomes;
  }
}

const isSkip = (outcome: RowOutcome) => outcome !== 'created' && outcome !== 'updated';

function understand({ first, encoding }: ImportTable, { map = {}, platform: said }: ImportOrder): ImportScheme {
  const [top, ...below] = first.map(({ cells }) => cells);
  if (!top) throw profileErrors.unreadableFile('The file is empty.');
  const headers = isHeaderRow(top) ? top : [];
  const proposed = proposeMapping(headers, headers.length > 0 ? below : [top, ...below]);
  return {
    encoding,
    headers,
    sample: (headers.length > 0 ? below : [top, ...below]).slice(0, sampled),
    mapping: withOverrides(proposed, map, headers),
    platform: said ?? platformOf(headers),
  };
}

type CompleteScheme = Omit<ImportScheme, 'mapping' | 'platform'> &
  Readonly<{ mapping: ColumnMapping; platform: Platform }>;

/** @throws profiles/platform-needed, profiles/column-needed */
function complete(scheme: ImportScheme): CompleteScheme {
  const { mapping, platform } = scheme;
  if (!platform) throw profileErrors.platformNeeded();
  if (mapping.handle === undefined) throw profileErrors.columnNeeded('handle');
  return { ...scheme, platform, mapping: { ...mapping, handle: mapping.handle } };
}

/** All rows but the header. */
async function* peopleOf(table: ImportTable, { headers }: CompleteScheme): AsyncGenerator<TableRow> {
  let isFirst = true;
  for await (const row of table.rows()) {
    if (!isFirst || headers.length === 0) yield row;
    isFirst = false;
  }
}

async function* inBatches(rows: AsyncIterable<TableRow>): AsyncGenerator<TableRow[]> {
  let batch: TableRow[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

import type { Platform } from '../../../contract/lists/index.js';
import { type Actor, DomainError, newId } from '../../../shared/kernel/index.js';
import { type Candidate, candidateOf, printOf, type TableRow } from '../domain/candidate.js';
import { importErrors } from '../domain/import.errors.js';
import {
  type ColumnMapping,
  holdsRate,
  type ImportField,
  isHeaderRow,
  platformOf,
  type ProposedMapping,
  proposeMapping,
  withOverrides,
} from '../domain/mapping.js';
import type { RowOutcome } from '../domain/report.js';
import type { ImportFiles, ImportTable } from '../ports/import-files.js';
import type { Influencers } from '../ports/neighbours.js';
import type { SeenHandles, SeenList } from '../ports/seen-handles.js';
import { headOf, type ImportResult, importTable, type ImportWatcher, type TableHead } from './import-table.js';

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
export type ImportScheme = TableHead & Readonly<{ mapping: ProposedMapping; platform: Platform | null }>;

const batchSize = 500;

/** Reads a table of influencers, row by row, into unclaimed profiles. Run again it changes nothing. */
export class ImportInfluencers {
  constructor(
    private readonly files: ImportFiles,
    private readonly seenHandles: SeenHandles,
    private readonly batch: ImportBatch,
  ) {}

  /** @throws profiles/platform-needed, profiles/column-needed, profiles/no-such-column, profiles/unreadable-file */
  async execute(actor: Actor, order: ImportOrder, watcher: ImportWatcher<ImportScheme>): Promise<ImportResult> {
    const table = await this.files.open(order.file);
    const understood = understand(table, order);
    watcher.began(understood);
    const scheme = complete(understood);

    const seen = await this.seenHandles.begin();
    const context = { actor, importId: newId(), platform: scheme.platform, seen, dryRun: order.dryRun ?? false };
    try {
      return await importTable(this.files, table, {
        ...{ head: scheme, rejectsFile: order.rejectsFile, batchSize },
        importRows: (rows) => this.importRows(context, rows, scheme),
        progressed: (report) => watcher.progressed(report),
      });
    } finally {
      await seen.end();
    }
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

function understand(table: ImportTable, { map = {}, platform: said }: ImportOrder): ImportScheme {
  const { head, values } = headOf(table, isHeaderRow);
  const mapping = withOverrides(proposeMapping(head.headers, values), map, head.headers);
  return { ...head, mapping, platform: said ?? platformOf(head.headers) };
}

type CompleteScheme = Omit<ImportScheme, 'mapping' | 'platform'> &
  Readonly<{ mapping: ColumnMapping; platform: Platform }>;

/** @throws profiles/platform-needed, profiles/column-needed */
function complete(scheme: ImportScheme): CompleteScheme {
  const { mapping, platform } = scheme;
  if (!platform) throw importErrors.platformNeeded();
  if (mapping.handle === undefined) throw importErrors.columnNeeded('handle');
  return { ...scheme, platform, mapping: { ...mapping, handle: mapping.handle } };
}

export type BatchContext = Readonly<{
  actor: Actor;
  importId: string;
  platform: Platform;
  seen: SeenList;
  /** Looks and tells, and stores nothing. */
  dryRun: boolean;
}>;

export type Outcomes = Map<number, RowOutcome>;

/** Imports some candidates at once; where the batch is refused, one by one, so that a bad row takes no other with it. */
export class ImportBatch {
  constructor(private readonly influencers: Influencers) {}

  /** @returns what became of every candidate, by row number */
  async execute(context: BatchContext, candidates: readonly Candidate[]): Promise<Outcomes> {
    const outcomes: Outcomes = new Map();
    const fresh = await this.withoutRepeats(context, candidates, outcomes);
    try {
      await this.apply(context, fresh, outcomes);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      for (const candidate of fresh) await this.applyOne(context, candidate, outcomes);
    }
    return outcomes;
  }

  private async withoutRepeats({ seen }: BatchContext, candidates: readonly Candidate[], outcomes: Outcomes) {
    const repeats = await seen.add(candidates.map((c) => ({ row: c.row, handle: c.handle, print: printOf(c) })));
    for (const [row, { saysTheSame }] of repeats) outcomes.set(row, saysTheSame ? 'duplicate' : 'contradiction');
    return candidates.filter(({ row }) => !repeats.has(row));
  }

  private async apply(
    { actor, importId, platform, dryRun }: BatchContext,
    people: readonly Candidate[],
    outcomes: Outcomes,
  ): Promise<void> {
    const applied = await this.influencers.upsert(actor, { importId, platform, people, dryRun });
    for (const [row, outcome] of applied) outcomes.set(row, outcome);
  }

  private async applyOne(context: BatchContext, candidate: Candidate, outcomes: Outcomes): Promise<void> {
    try {
      await this.apply(context, [candidate], outcomes);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      outcomes.set(candidate.row, 'refused');
    }
  }
}

const isRefusal = (error: unknown) => error instanceof DomainError && error.kind === 'conflict';

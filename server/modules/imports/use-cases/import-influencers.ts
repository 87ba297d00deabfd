import type { Platform } from '../../../contract/lists/index.js';
import type { TableRow } from '../../../contract/rules/tables/table-shape.js';
import { type Actor, type Clock, DomainError, newId } from '../../../shared/kernel/index.js';
import { type Candidate, candidateOf, printOf, type ReadingRules } from '../domain/candidate.js';
import { importErrors } from '../domain/import.errors.js';
import type { ColumnMapping } from '../domain/mapping.js';
import type { RowOutcome } from '../domain/report.js';
import type { ImportFiles, SeenList, SeenRows } from '../ports/repositories.js';
import type { Influencers } from '../ports/neighbours.js';
import { type ImportResult, importTable, type ImportWatcher } from './import-table.js';
import { type ImportOrder, type ImportScheme, understand } from './understand-influencers.js';

const batchSize = 200;

/** Imports a table of influencers, row by row, into unclaimed profiles. Idempotent. */
export class ImportInfluencers {
  constructor(
    private readonly files: ImportFiles,
    private readonly seenRows: SeenRows,
    private readonly batch: ImportBatch,
    private readonly clock: Clock,
  ) {}

  /** @throws profiles/platform-needed, profiles/column-needed, profiles/engagement-needed, profiles/no-such-column, profiles/unreadable-file */
  async execute(actor: Actor, order: ImportOrder, watcher: ImportWatcher<ImportScheme>): Promise<ImportResult> {
    const table = await this.files.open(order.file, order.encoding);
    const scheme = await understand(table, order, this.clock.now());
    await watcher.began(scheme);
    const { mapping, rules } = complete(scheme);

    const seen = await this.seenRows.begin();
    const context = { actor, importId: newId(), seen, dryRun: order.dryRun ?? false };
    try {
      return await importTable(this.files, table, {
        ...{ head: scheme, rejectsFile: order.rejectsFile, batchSize },
        importRows: async (rows) => {
          const [people, outcomes] = read(rows, mapping, rules);
          return new Map([...outcomes, ...(await this.batch.execute(context, people))]);
        },
        progressed: (report) => watcher.progressed(report),
      });
    } finally {
      await seen.end();
    }
  }
}

function read(rows: readonly TableRow[], mapping: ColumnMapping, rules: ReadingRules): [Candidate[], Outcomes] {
  const outcomes: Outcomes = new Map();
  const people: Candidate[] = [];
  for (const row of rows) {
    const candidate = candidateOf(row, mapping, rules);
    if (typeof candidate === 'string') outcomes.set(row.number, candidate);
    else people.push(candidate);
  }
  return [people, outcomes];
}

/** @throws profiles/platform-needed, profiles/column-needed, profiles/engagement-needed */
function complete(scheme: ImportScheme): { mapping: ColumnMapping; rules: ReadingRules } {
  const { mapping, platform, followers, engagement, asOf, today, isMonthFirst, missing, headers } = scheme;
  if (missing === 'platform') throw importErrors.platformNeeded();
  if (missing === 'engagement') throw importErrors.engagementNeeded();
  if (mapping.handle === undefined) throw importErrors.columnNeeded('handle');
  const unit = engagement.unit ?? 'percent';
  const rules = {
    width: headers.length || Infinity,
    platform,
    followers,
    engagement: { ...engagement, unit },
    asOf,
    today,
    isMonthFirst,
  };
  return { mapping: { ...mapping, handle: mapping.handle }, rules };
}

export type BatchContext = Readonly<{
  actor: Actor;
  importId: string;
  seen: SeenList;
  /** Dry run: reports, and stores nothing. */
  dryRun: boolean;
}>;

export type Outcomes = Map<number, RowOutcome>;

/** Imports a batch of candidates; if it is refused, one by one, so that a bad row doesn't affect the others. */
export class ImportBatch {
  constructor(private readonly influencers: Influencers) {}

  /** @returns each candidate's result, by row number */
  async execute(context: BatchContext, candidates: readonly Candidate[]): Promise<Outcomes> {
    const outcomes: Outcomes = new Map();
    const fresh = await this.withoutRepeats(context, candidates, outcomes);
    for (const [platform, people] of byPlatform(fresh)) {
      try {
        await this.apply(context, platform, people, outcomes);
      } catch (error) {
        if (!isRefusal(error)) throw error;
        for (const person of people) await this.applyOne(context, platform, person, outcomes);
      }
    }
    return outcomes;
  }

  private async withoutRepeats({ seen }: BatchContext, candidates: readonly Candidate[], outcomes: Outcomes) {
    const repeats = await seen.add(
      candidates.map((each) => ({ row: each.row, key: `${each.platform} ${each.handle}`, print: printOf(each) })),
    );
    for (const [row, { saysTheSame }] of repeats) outcomes.set(row, saysTheSame ? 'duplicate' : 'contradiction');
    return candidates.filter(({ row }) => !repeats.has(row));
  }

  private async apply(
    { actor, importId, dryRun }: BatchContext,
    platform: Platform,
    people: readonly Candidate[],
    outcomes: Outcomes,
  ): Promise<void> {
    const applied = await this.influencers.upsert(actor, { importId, platform, people, dryRun });
    for (const [row, outcome] of applied) outcomes.set(row, outcome);
  }

  private async applyOne(
    context: BatchContext,
    platform: Platform,
    person: Candidate,
    outcomes: Outcomes,
  ): Promise<void> {
    try {
      await this.apply(context, platform, [person], outcomes);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      outcomes.set(person.row, 'refused');
    }
  }
}

function byPlatform(people: readonly Candidate[]): Map<Platform, Candidate[]> {
  const groups = new Map<Platform, Candidate[]>();
  for (const person of people) {
    const group = groups.get(person.platform) ?? [];
    groups.set(person.platform, group);
    group.push(person);
  }
  return groups;
}

const isRefusal = (error: unknown) => error instanceof DomainError && error.kind === 'conflict';

import type { Basis } from '../../../contract/metrics.js';
import { type Actor, type Clock, DomainError, mayAsStaff } from '../../../shared/kernel/index.js';
import { analyticsErrors } from '../domain/analytics.errors.js';
import { type ImportRow, rowIn } from '../domain/import/import-row.js';
import { isHeader, type MetricsMapping, proposeColumns } from '../domain/import/mapping.js';
import { imported, type PublishedPiece, type Reading, repeats } from '../domain/reading.js';
import type { PublishedPieces } from '../ports/published-pieces.js';
import type { ReadingRepository } from '../ports/reading.repository.js';

export type MetricsOrder = Readonly<{
  /** All rows as they came, the names of the columns among them. */
  table: readonly (readonly string[])[];
  /** Which column holds what, where staff have said it; the rest is proposed. */
  mapping: Partial<MetricsMapping>;
  basis: Basis;
  /** Looks and tells, and stores nothing. */
  dryRun: boolean;
}>;

export type MetricsReject = Readonly<{ row: number; reason: string; cells: readonly string[] }>;

export type MetricsImport = Readonly<{
  headers: readonly string[];
  mapping: MetricsMapping;
  rows: number;
  imported: number;
  /** Rows that say what is known. */
  unchanged: number;
  rejects: readonly MetricsReject[];
}>;

type Context = Readonly<{
  actor: Actor;
  now: Date;
  basis: Basis;
  dryRun: boolean;
  /** What was known of each piece, and what the rows before have added. */
  known: Map<string, readonly Reading[]>;
}>;

const mostRows = 2_000;
const sample = 20;

/** Staff bring numbers of posts from a table. A bad row takes no other with it; run again, the same table changes nothing. */
export class ImportReadings {
  constructor(
    private readonly pieces: PublishedPieces,
    private readonly readings: ReadingRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws analytics/unreadable-table */
  async execute(actor: Actor, { table, mapping: said, basis, dryRun }: MetricsOrder): Promise<MetricsImport> {
    if (!mayAsStaff(actor, 'metrics.correct')) throw analyticsErrors.unreadableTable('Only staff import numbers.');
    if (table.length > mostRows) throw analyticsErrors.unreadableTable(`A table can have at most ${mostRows} rows.`);
    const now = this.clock.now();
    const [top = []] = table;
    const headers = isHeader(top) ? top : [];
    const start = headers.length > 0 ? 1 : 0;
    const mapping = { ...proposeColumns(headers, table.slice(start, start + sample)), ...said };
    if (mapping.post === null)
      throw analyticsErrors.unreadableTable('Please say which column holds the addresses of the posts.');

    const read = table.slice(start).map((cells, at) => {
      const row = start + at + 1;
      return { row, cells, found: rowIn(cells, row, mapping, now) };
    });
    const rows = read.filter(({ found }) => found !== null);
    const pieceOf = await this.piecesOf(
      rows.flatMap(({ found }) => (found && typeof found !== 'string' ? [found] : [])),
    );
    const rejects: MetricsReject[] = [];
    const context = { actor, now, basis, dryRun, known: new Map<string, readonly Reading[]>() };
    const counts = { imported: 0, unchanged: 0 };
    for (const { row, cells, found } of rows) {
      const outcome = typeof found === 'string' ? found : await this.take(found!, pieceOf(found!), context);
      if (outcome === 'imported' || outcome === 'unchanged') counts[outcome] += 1;
      else rejects.push({ row, reason: outcome, cells });
    }
    return { headers, mapping, rows: rows.length, ...counts, rejects };
  }

  /** @returns what became of the row, or a sentence why nothing did */
  private async take(
    { takenAt, numbers }: ImportRow,
    piece: PublishedPiece | string,
    { actor, now, basis, dryRun, known }: Context,
  ): Promise<string> {
    if (typeof piece === 'string') return piece;
    const before = known.get(piece.id) ?? (await this.readings.ofPiece(piece.id));
    known.set(piece.id, before);
    const entry = { takenAt: takenAt ?? now, numbers, basis };
    const same = repeats(entry, before, takenAt !== null);
    if (same) return same === 'contradiction' ? contradiction : 'unchanged';
    try {
      const [reading, event] = imported(piece, entry, actor, now);
      if (!dryRun) await this.readings.add(reading, event);
      known.set(piece.id, [reading, ...before]);
      return 'imported';
    } catch (error) {
      if (error instanceof DomainError && error.kind !== 'not-found') return sentenceOf(error);
      throw error;
    }
  }

  private async piecesOf(rows: readonly ImportRow[]): Promise<(row: ImportRow) => PublishedPiece | string> {
    const names = [...new Set(rows.map(({ post }) => post.name))];
    const found = names.length === 0 ? [] : await this.pieces.named(names);
    return ({ post: { platform, name } }) => {
      const fitting = found.filter(({ post }) => post.platform === platform && post.name === name);
      if (fitting.length > 1) return 'Several pieces have this post.';
      return fitting[0]?.piece ?? 'No published piece has this post.';
    };
  }
}

const contradiction = 'Another row, or an earlier import, says something else of this post at the same moment.';

const sentenceOf = (error: DomainError): string => {
  const { errors } = (error.details ?? {}) as { errors?: Readonly<Record<string, string>> };
  return Object.values(errors ?? {})[0] ?? error.message;
};

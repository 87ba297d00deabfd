import type { Basis } from '../../../contract/metrics.js';
import { noticeOfAbove } from '../../../contract/rules/tables/notices.js';
import { type RowFate, shapeOf, type TableRow } from '../../../contract/rules/tables/table-shape.js';
import { type Actor, type Clock, DomainError, mayAsStaff, type Transaction } from '../../../shared/kernel/index.js';
import { analyticsErrors } from '../domain/analytics.errors.js';
import { type ImportRow, noticesOf, passedOver, rowIn, rulesOf } from '../domain/import/import-row.js';
import { type MetricsMapping, postWords, proposeColumns } from '../domain/import/mapping.js';
import { imported, type PublishedPiece, type Reading, type ReadingEvent, repeats } from '../domain/reading.js';
import type { PublishedPieces, ReadingRepository } from '../ports/repositories.js';

export type MetricsOrder = Readonly<{
  /** All raw rows, including the headers. */
  table: readonly TableRow[];
  /** Column mapping chosen by staff for these headers; the rest is guessed. */
  mapping: (headers: readonly string[]) => Partial<MetricsMapping>;
  basis: Basis;
  /** Dry run: reports, and stores nothing. */
  dryRun: boolean;
}>;

export type MetricsImport = Readonly<{
  headers: readonly string[];
  sample: readonly (readonly string[])[];
  mapping: MetricsMapping;
  /** How the table was understood. */
  notices: readonly string[];
  /** Every row below the header, in order. */
  fates: readonly RowFate[];
}>;

type Context = Readonly<{
  actor: Actor;
  now: Date;
  basis: Basis;
  dryRun: boolean;
  /** For a dry run: the known readings of each piece, and those that previous rows would add. */
  known: Map<string, readonly Reading[]>;
}>;

const mostRows = 2_000;
const sampled = 20;

/**
 * Staff import post numbers from a table. A bad row doesn't affect others, and importing the same table again changes
 * nothing.
 */
export class ImportReadings {
  constructor(
    private readonly pieces: PublishedPieces,
    private readonly readings: ReadingRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws analytics/unreadable-table */
  async execute(actor: Actor, { table, mapping: said, basis, dryRun }: MetricsOrder): Promise<MetricsImport> {
    if (!mayAsStaff(actor, 'metrics.correct')) throw analyticsErrors.unreadableTable('Only staff import numbers.');
    if (table.length > mostRows) throw analyticsErrors.unreadableTable(`A table can have at most ${mostRows} rows.`);
    const now = this.clock.now();
    const { headers, above, below } = shapeOf(table, Object.values(postWords));
    const sample = below.slice(0, sampled).map(({ cells }) => cells);
    const mapping = { ...proposeColumns(headers, sample), ...said(headers) };
    if (mapping.post === null)
      throw analyticsErrors.unreadableTable('Please say which column holds the addresses of the posts.');

    const rules = rulesOf(headers, below, mapping, now);
    const read = below.map((row) => ({ row, found: rowIn(row, rules) }));
    const pieceOf = await this.piecesOf(read.flatMap(({ found }) => (typeof found === 'string' ? [] : [found])));
    const context = { actor, now, basis, dryRun, known: new Map<string, readonly Reading[]>() };
    const fates: RowFate[] = [];
    for (const { row, found } of read) {
      const reason = typeof found === 'string' ? found : await this.take(found, pieceOf(found), context);
      fates.push({ row, fate: fateFor(reason), reason });
    }
    return { headers, sample, mapping, notices: [...noticeOfAbove(above), ...noticesOf(sample, rules)], fates };
  }

  /** @returns the row's result, or the reason why it was skipped */
  private async take(row: ImportRow, piece: PublishedPiece | string, context: Context): Promise<string> {
    if (typeof piece === 'string') return piece;
    return context.dryRun ? this.look(row, piece, context) : this.store(row, piece, context);
  }

  private async look(row: ImportRow, piece: PublishedPiece, context: Context): Promise<string> {
    const before = context.known.get(piece.id) ?? (await this.readings.ofPiece(piece.id));
    const decision = decide(row, piece, before, context);
    const added = typeof decision === 'string' ? [] : [decision[0]];
    context.known.set(piece.id, [...added, ...before].toSorted(newestFirst));
    return typeof decision === 'string' ? decision : 'imported';
  }

  /** A concurrent import of the same numbers finds them stored. */
  private store(row: ImportRow, piece: PublishedPiece, context: Context): Promise<string> {
    return this.transaction.inTransaction(async () => {
      const decision = decide(row, piece, await this.readings.hold(piece.id), context);
      if (typeof decision === 'string') return decision;
      await this.readings.add(...decision);
      return 'imported';
    });
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

const known = 'We already have all of this.';
const unchanged: readonly string[] = [...Object.values(passedOver), known];

const fateFor = (reason: string): RowFate['fate'] =>
  reason === 'imported' ? 'imported' : unchanged.includes(reason) ? 'unchanged' : 'rejected';

const newestFirst = (one: Reading, other: Reading): number => other.takenAt.getTime() - one.takenAt.getTime();

/** The reading that a row adds to what is known, or the row's result without one. */
function decide(
  { takenAt, numbers }: ImportRow,
  piece: PublishedPiece,
  before: readonly Reading[],
  { actor, now, basis }: Context,
): [Reading, ReadingEvent] | string {
  const entry = { takenAt: takenAt ?? now, numbers, basis };
  const same = repeats(entry, before, takenAt !== null);
  if (same) return same === 'contradiction' ? contradiction : known;
  try {
    return imported(piece, entry, actor, now);
  } catch (error) {
    if (error instanceof DomainError && error.kind !== 'not-found') return sentenceOf(error);
    throw error;
  }
}

const contradiction = 'Another row, or an earlier import, says something else of this post at the same moment.';

const sentenceOf = (error: DomainError): string => {
  const { errors } = (error.details ?? {}) as { errors?: Readonly<Record<string, string>> };
  return Object.values(errors ?? {})[0] ?? error.message;
};

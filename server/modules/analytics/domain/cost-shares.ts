import { byName } from '../../../contract/rules/by-name.js';
import { type Cost, costWith, type Part, type Spendings } from './brand-report.js';

export type Costed<Of extends Part> = Readonly<{ row: Of; cost: Cost }>;

/** Rows with what each cost. `rest` belongs to none of them, so that rows and rest are the cost of the period; null where nothing is left. */
export type Shares<Of extends Part> = Readonly<{ rows: readonly Costed<Of>[]; rest: Cost | null }>;

const kinds = ['extrasPence', 'giftsPence', 'noShowsPence', 'visits', 'measuredVisits', 'noShows'] as const;

/**
 * Whatever was spent on a part is its own; the plan is shared out by pieces, to the penny. The rest has what the rows lack of the
 * whole: parts that are not among the rows, extras without a Collab, and the plan where nothing was published.
 */
export function costShares<Of extends Part>(parts: readonly Of[], whole: Cost, pieces: number): Shares<Of> {
  const planUpTo = (so: number): number => (pieces > 0 ? Math.round((whole.planPence * so) / pieces) : 0);
  let published = 0;
  const rows = parts.map((row): Costed<Of> => {
    const before = planUpTo(published);
    published += row.pieces;
    return { row, cost: costWith(row.spent, planUpTo(published) - before, row.pieces) };
  });
  const left = (kind: (typeof kinds)[number]) => whole[kind] - rows.reduce((sum, { cost }) => sum + cost[kind], 0);
  const unspent: Spendings = byName(kinds, left);
  const rest = costWith(unspent, whole.planPence - planUpTo(published), pieces - published);
  return { rows, rest: kinds.some((kind) => rest[kind] !== 0) || rest.planPence !== 0 ? rest : null };
}

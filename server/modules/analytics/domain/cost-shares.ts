import { byName } from '../../../contract/rules/by-name.js';
import { type Cost, costWith, type Part, type Spendings } from './brand-report.js';

export type Costed<Of extends Part> = Readonly<{ row: Of; cost: Cost }>;

/**
 * Rows with their costs. `rest` belongs to none of them, so that rows and rest add up to the cost of the period; null
 * if nothing is left.
 */
export type Shares<Of extends Part> = Readonly<{ rows: readonly Costed<Of>[]; rest: Cost | null }>;

const kinds = ['extrasPence', 'giftsPence', 'noShowsPence', 'visits', 'measuredVisits', 'noShows'] as const;

/**
 * Direct spending goes to its own row; the plan is divided by pieces, to the penny. The rest covers what isn't in the
 * rows: parts beyond them, extras without a Collab, and the plan if nothing was published.
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

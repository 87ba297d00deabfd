import type { GiftBasis } from '../../../contract/rules/bill.js';
import { taxYearSpan } from '../../../contract/rules/tax-year.js';
import { type Fact, undoesVisit } from './fact.js';

/** A ledger line. Append-only: mistakes are corrected by a reversal. */
export type GiftLine = Readonly<{
  /** The event that it is for, or `idAfter` it. */
  id: string;
  collabId: string;
  brandId: string;
  influencerId: string;
  /**
   * `corrected` also counts as received: it replaces a reversed line. A reversal has the same `basis` as the line it
   * reverses.
   */
  kind: 'received' | 'reversed' | 'corrected';
  /** Retail value; negative for a reversal. */
  pence: number;
  basis: GiftBasis;
  /**
   * When the gift was enjoyed or arrived; for a reversal or correction, the original date. It determines the tax year.
   */
  receivedAt: Date;
  recordedAt: Date;
  reverses: string | null;
}>;

/** The id of an event's second line: a version 8 UUID, derived from the event's and sorting after it. */
export const idAfter = (eventId: string): string => `${eventId.slice(0, 14)}8${eventId.slice(15)}`;

type Worth = Pick<GiftLine, 'pence' | 'basis'>;

/** The gift's value: as agreed or found by staff, unless the visit has an uncontested bill. */
type Value = Readonly<{ found: Worth; billed: Worth | null }>;

/** The value after this event. A contested bill, or that of a cancelled visit, no longer counts. */
function valueAfter({ found, billed }: Value, fact: Fact): Value {
  const said: Worth | null = fact.pence === null ? null : { pence: fact.pence, basis: 'MEASURED' };
  if (undoesVisit(fact)) return { found, billed: null };
  switch (fact.name) {
    case 'collab.gift-corrected':
      return { found: said ?? found, billed: null };
    case 'collab.bill-typed':
    case 'collab.bill-settled':
      return { found, billed: said };
    case 'collab.bill-contested':
      return { found, billed: null };
    default:
      return { found, billed };
  }
}

/**
 * Ledger lines for one Collab's events, in order: further events add lines and change none. `agreedPence` applies until
 * a bill or staff give another value.
 */
export function giftLinesOf(facts: readonly Fact[], agreedPence: number): GiftLine[] {
  const lines: GiftLine[] = [];
  let value: Value = { found: { pence: agreedPence, basis: 'AGREED' }, billed: null };
  for (const fact of facts) {
    const { eventId: id, collabId, brandId, influencerId, at, name } = fact;
    const line = { id, collabId, brandId, influencerId, recordedAt: at };
    const standing = standingOf(lines);
    value = valueAfter(value, fact);
    const worth = value.billed ?? value.found;
    if (name === 'collab.checked-in' && !standing)
      lines.push({ ...line, kind: 'received', ...worth, receivedAt: at, reverses: null });
    const isUndone = undoesVisit(fact);
    if (!standing || !(isUndone || differs(standing, worth))) continue;
    const { pence, basis, receivedAt } = standing;
    lines.push({ ...line, kind: 'reversed', pence: -pence, basis, receivedAt, reverses: standing.id });
    if (!isUndone) lines.push({ ...line, id: idAfter(id), kind: 'corrected', ...worth, receivedAt, reverses: null });
  }
  return lines;
}

const differs = (one: Worth, other: Worth): boolean => one.pence !== other.pence || one.basis !== other.basis;

/** The current line: received, and not reversed. */
export const standingOf = (lines: readonly GiftLine[]): GiftLine | null =>
  lines.find(({ id, kind }) => kind !== 'reversed' && !lines.some(({ reverses }) => reverses === id)) ?? null;

/** A line as the statement shows it. `reason`: why it was reversed, if given. */
export type StatedGift = GiftLine & Readonly<{ title: string; brandName: string; reason: string | null }>;

/** What an influencer received in one UK tax year. */
export type GiftStatement = Readonly<{
  influencerName: string;
  /** The year in which the tax year begins. */
  year: number;
  startsAt: Date;
  endsBefore: Date;
  totalPence: number;
  lines: readonly StatedGift[];
  /** Every tax year from the first gift to now, latest first. */
  years: readonly number[];
}>;

export const statementOf = (
  influencerName: string,
  year: number,
  lines: readonly StatedGift[],
  years: readonly number[],
): GiftStatement => ({
  ...{ influencerName, year, ...taxYearSpan(year), lines, years },
  totalPence: lines.reduce((sum, { pence }) => sum + pence, 0),
});

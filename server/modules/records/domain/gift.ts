import { taxYearSpan } from '../../../contract/rules/tax-year.js';
import { type Fact, undoesVisit } from './fact.js';

/** A line of the ledger. It is never changed: what turns out wrong is taken back by a line of its own. */
export type GiftLine = Readonly<{
  /** The event that it stands for, or `idAfter` that. */
  id: string;
  collabId: string;
  brandId: string;
  influencerId: string;
  /** `corrected` is received as well: it stands in the place of a line that was taken back. */
  kind: 'received' | 'reversed' | 'corrected';
  /** Retail value; negative where it is taken back. */
  pence: number;
  /** When the gift was enjoyed or arrived; of a reversal and a correction, when what was wrong was. It decides on the tax year. */
  receivedAt: Date;
  recordedAt: Date;
  reverses: string | null;
}>;

/** The id of an event's second line: a UUID of version 8, which follows from the event's and sorts after it. */
export const idAfter = (eventId: string): string => `${eventId.slice(0, 14)}8${eventId.slice(15)}`;

/**
 * What the events of one Collab, in their order, put into the ledger: more events add lines and change none.
 * `agreedPence` counts until staff find another value.
 */
export function giftLinesOf(facts: readonly Fact[], agreedPence: number): GiftLine[] {
  const lines: GiftLine[] = [];
  let worth = agreedPence;
  for (const fact of facts) {
    const { eventId: id, collabId, brandId, influencerId, at, name } = fact;
    const line = { id, collabId, brandId, influencerId, recordedAt: at };
    const standing = standingOf(lines);
    const corrects = name === 'collab.gift-corrected';
    if (corrects) worth = fact.pence ?? worth;
    if (name === 'collab.checked-in' && !standing)
      lines.push({ ...line, kind: 'received', pence: worth, receivedAt: at, reverses: null });
    if (!standing || !(corrects || undoesVisit(fact))) continue;
    const { pence, receivedAt } = standing;
    lines.push({ ...line, kind: 'reversed', pence: -pence, receivedAt, reverses: standing.id });
    if (corrects) lines.push({ ...line, id: idAfter(id), kind: 'corrected', pence: worth, receivedAt, reverses: null });
  }
  return lines;
}

/** The line that counts: what was received, and not taken back. */
export const standingOf = (lines: readonly GiftLine[]): GiftLine | null =>
  lines.find(({ id, kind }) => kind !== 'reversed' && !lines.some(({ reverses }) => reverses === id)) ?? null;

/** A line as the statement shows it. `reason`: why staff took it back. */
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
  /** Every tax year from the first gift to now, the present one first. */
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

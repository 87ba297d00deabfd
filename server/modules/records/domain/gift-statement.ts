import { taxYearSpan } from '../../../contract/rules/tax-year.js';
import type { GiftLine } from './gift.js';

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

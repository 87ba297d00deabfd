import { headerKey } from './header.js';

/** What an engagement column can count. */
export const engagementUnits = [
  { id: 'percent', label: 'Per cent', meaning: '3.2 means 3.2% of the followers.' },
  { id: 'fraction', label: 'Fraction', meaning: '0.032 means 3.2% of the followers.' },
  { id: 'reactions', label: 'Reactions', meaning: '4,120 means likes and comments on an average post.' },
] as const;
export type EngagementUnit = (typeof engagementUnits)[number]['id'];

/** The highest average rates of whole lists, as fractions. */
const commonRate = 0.1;
/** How many rows may be outliers. */
const slips = 0.05;

const saysRate =
  /%|\b(rate|er|percent|percentage|pct|ratio|taux|tasa|tasso|taxa|wskaznik|wspolczynnik|quote|oran[iı]?)\b|rate$|率|율|معدل|نسبة|коэффициент|процент/;
const saysReactions = /\b(likes?|reactions?|interactions?|comments?)\b/; // prettier-ignore

/** Infers an engagement column's unit from all its rows. */
export class EngagementColumn {
  private count = 0;
  private percents = 0;
  private fractions = 0;
  private overOne = 0;
  private overHundred = 0;
  private sum = 0;

  constructor(private readonly header: string) {}

  /** A cell with a percent sign has its own unit; that of the others is inferred from them alone. */
  add(text: string, value: number): void {
    if (text.includes('%')) {
      this.percents += 1;
      return;
    }
    this.count += 1;
    this.sum += value;
    if (!Number.isInteger(value)) this.fractions += 1;
    if (value > 1) this.overOne += 1;
    if (value > 100) this.overHundred += 1;
  }

  /** Null if the numbers are ambiguous, so that the user must choose. */
  unit(): EngagementUnit | null {
    const key = headerKey(this.header);
    const { count, percents, fractions, overOne, overHundred, sum } = this;
    if (count === 0 || (percents > count && overOne > 0)) return 'percent';
    if (overHundred > slips * count) return saysRate.test(key) ? null : 'reactions';
    if (overOne === 0 && fractions > 0 && !key.includes('%')) return sum / count <= commonRate ? 'fraction' : null;
    if (saysReactions.test(key)) return 'reactions';
    return fractions > 0 || saysRate.test(key) ? 'percent' : null;
  }
}

/** The maximum plausible rate, which is also the database column's. */
const mostRate = 999;

/** The rate as a percentage of followers; null if it can't be computed, or isn't plausible. */
export function engagementRate(value: number, unit: EngagementUnit, followers: number | null): number | null {
  const rate = {
    percent: value,
    fraction: value * 100,
    reactions: followers ? (value / followers) * 100 : null,
  }[unit];
  return rate === null || rate > mostRate ? null : Number(rate.toFixed(4));
}

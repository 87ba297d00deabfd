import { londonMonthsAfter } from '../../../contract/rules/london-time.js';

/** The brand asks to use a piece for longer; the influencer answers. */
export type Renewal = Readonly<{
  months: number;
  askedAt: string;
  answer: 'agreed' | 'declined' | null;
  answeredAt: string | null;
}>;

/** Months keep London's time of day, like days. */
export const monthsAfter = londonMonthsAfter;

/** Until its end, and not at it. A piece that was never approved has none that could end. */
export const rightsRun = (until: Date | null, now: Date): boolean => until === null || now < until;

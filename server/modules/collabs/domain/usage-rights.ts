import { londonMonthsAfter } from '../../../contract/rules/london-time.js';

/** Where a brand may use what was made for it. */
export const rightsChannels = ['own-social', 'website', 'paid-ads', 'print'] as const;
export type RightsChannel = (typeof rightsChannels)[number];

/** Agreed with the offer: for so many months after a piece is approved. */
export type UsageRights = Readonly<{ channels: readonly RightsChannel[]; months: number }>;

export const rightsMonths = { min: 1, max: 60 } as const;

/** Where nothing else was agreed. */
export const usualRights: UsageRights = { channels: ['own-social'], months: 12 };

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

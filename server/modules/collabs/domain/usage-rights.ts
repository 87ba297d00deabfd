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

/** The same day so many months later; where that month is shorter, its last day. */
export function monthsAfter(date: Date, months: number): Date {
  const later = new Date(date);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return later;
}

/** Until its end, and not at it. A piece that was never approved has none that could end. */
export const rightsRun = (until: Date | null, now: Date): boolean => until === null || now < until;

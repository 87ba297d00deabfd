import { hoursAfter } from './london-time.js';

/** How long a draft waited for the brand: from its submission until the answer. */
export type DraftWait = Readonly<{ from: Date; until: Date }>;

/** When a piece is due: on the agreed day, and as much later as the brand took to answer its drafts. */
export const pieceDueAt = (contentDueAt: Date, waits: readonly DraftWait[]): Date =>
  new Date(waits.reduce((due, { from, until }) => due + until.getTime() - from.getTime(), contentDueAt.getTime()));

/** From so long before a visit begins until so long after it the venue can check its guest in. */
export const doorHours = { before: 2, after: 48 } as const;

/** From when to when the venue can check the influencer in. */
export const doorTimes = (startsAt: Date): Readonly<{ opens: Date; closes: Date }> => ({
  opens: hoursAfter(startsAt, -doorHours.before),
  closes: hoursAfter(startsAt, doorHours.after),
});

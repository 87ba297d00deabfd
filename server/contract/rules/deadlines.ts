import { hoursAfter } from './london-time.js';

/** How long a draft waited for the brand's review. */
export type DraftWait = Readonly<{ from: Date; until: Date }>;

/** A piece's deadline: the agreed day, extended by the time that the brand took to review its drafts. */
export const pieceDueAt = (contentDueAt: Date, waits: readonly DraftWait[]): Date =>
  new Date(waits.reduce((due, { from, until }) => due + until.getTime() - from.getTime(), contentDueAt.getTime()));

/** How long a story is up. */
export const storyHours = 24;

/** When its creator is asked for a screenshot of its numbers, if we can't read them. */
export const askForScreenshotHours = 20;

/** How long before and after its start the venue can check a visit's guest in. */
export const doorHours = { before: 2, after: 48 } as const;

/** The check-in window. */
export const doorTimes = (startsAt: Date): Readonly<{ opens: Date; closes: Date }> => ({
  opens: hoursAfter(startsAt, -doorHours.before),
  closes: hoursAfter(startsAt, doorHours.after),
});

import { hoursAfter } from './london-time.js';

/** From so long before a visit begins until so long after it the venue can check its guest in. */
export const doorHours = { before: 2, after: 48 } as const;

/** From when to when the venue can check the influencer in. */
export const doorTimes = (startsAt: Date): Readonly<{ opens: Date; closes: Date }> => ({
  opens: hoursAfter(startsAt, -doorHours.before),
  closes: hoursAfter(startsAt, doorHours.after),
});

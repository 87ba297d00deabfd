import type Stripe from 'stripe';

type Rhythm = Readonly<{ interval: Stripe.Price.Recurring.Interval; count: number }>;

const daySeconds = 86_400;

/**
 * This many intervals after the anchor: the same day and time, or the month's last day if it is shorter. UTC, seconds.
 */
export function afterIntervals(anchor: number, { interval, count }: Rhythm, times: number): number {
  const steps = count * times;
  if (interval === 'day') return anchor + steps * daySeconds;
  if (interval === 'week') return anchor + steps * 7 * daySeconds;
  const from = new Date(anchor * 1_000);
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(from.getUTCMonth() + steps * (interval === 'year' ? 12 : 1));
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return to.getTime() / 1_000;
}

/** The period that contains this time; the anchor's day of the month returns after a shorter month. */
export function periodAt(anchor: number, rhythm: Rhythm, moment: number): { start: number; end: number } {
  let times = 0;
  while (afterIntervals(anchor, rhythm, times + 1) <= moment) times++;
  return { start: afterIntervals(anchor, rhythm, times), end: afterIntervals(anchor, rhythm, times + 1) };
}

export const rhythmOf = ({ recurring }: Stripe.Price): Rhythm => ({
  interval: recurring?.interval ?? 'month',
  count: recurring?.interval_count ?? 1,
});

/** The remaining value of a price at this time of its period, in pence, rounded to the nearest. */
export const remaining = (amount: number, { start, end }: { start: number; end: number }, moment: number): number =>
  Math.round((amount * (end - moment)) / (end - start));

import { daysUpTo, lastDays, type Period, periodOf, usualPeriod } from '../../domain/period.js';
import type { PeriodQuery } from './brand-analytics.dto.js';

/**
 * The period that is asked for: without a beginning the 90 days up to its end, without an end up to today, or for one day
 * that is still to come. @throws analytics/bad-period
 */
export function periodOfQuery({ from, to }: PeriodQuery, now: Date): Period {
  const usual = lastDays(usualPeriod, now);
  if (from === undefined) return to === undefined ? usual : daysUpTo(to, usualPeriod);
  return periodOf(from, to ?? (from > usual.to ? from : usual.to));
}

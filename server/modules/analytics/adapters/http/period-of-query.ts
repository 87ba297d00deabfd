import { lastDays, type Period, periodOf, usualPeriod } from '../../domain/period.js';
import type { PeriodQuery } from './brand-analytics.dto.js';

/** The period that is asked for; where one end is missing, 90 days from or up to the other one. @throws analytics/bad-period */
export function periodOfQuery({ from, to }: PeriodQuery, now: Date): Period {
  const usual = lastDays(usualPeriod, now);
  return from === undefined && to === undefined ? usual : periodOf(from ?? usual.from, to ?? usual.to);
}

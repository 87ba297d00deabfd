import type { DueWork } from '../../../../shared/time/index.js';
import type { UsageCounting } from '../persistence/usage-counting.js';
import type { UsageMonths } from '../persistence/usage-months.js';

/** Usage is looked after every minute: its months are there, and it is counted. */
export class UsageWork {
  constructor(due: DueWork, months: UsageMonths, counting: UsageCounting) {
    due.add('analytics.keep-months', (now) => months.keep(now));
    due.add('analytics.count-usage', (now) => counting.catchUp(now));
  }
}

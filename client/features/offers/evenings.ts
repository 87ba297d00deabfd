import { type LondonTime, londonTimeAt } from '../../../server/contract/rules/london-time';

const dayMs = 86_400_000;
const tuesday = 2;

/** Tuesday, Wednesday and Thursday of next week, at seven. */
export function eveningsNextWeek(now: Date): LondonTime[] {
  const today = new Date(`${londonTimeAt(now).date}T00:00:00Z`);
  const sinceMonday = (today.getUTCDay() + 6) % 7;
  const nextTuesday = today.getTime() + (7 - sinceMonday + tuesday - 1) * dayMs;
  return [0, 1, 2].map((days) => ({
    date: new Date(nextTuesday + days * dayMs).toISOString().slice(0, 10),
    time: '19:00',
  }));
}

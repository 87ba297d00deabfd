import { longestPeriodDays } from '../../../server/contract/metrics';
import { isDay, londonTimeAt } from '../../../server/contract/rules/london-time';
import type { Days } from '../../api/analytics';

/** The picker's options; the URL has `?period=30`, or `?from=…&to=…` for custom dates. */
export const presets = [
  { id: '30', label: 'Last 30 days' },
  { id: '90', label: 'Last 90 days' },
  { id: '365', label: 'Last 12 months' },
] as const;
const usual = '90';

export type Chosen = Readonly<{ preset: string | null; days: Days }>;

const midnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Why these dates aren't a valid period, with the server's message; null if they are. */
export function faultOf({ from, to }: Days): string | null {
  if (!isDay(from) || !isDay(to)) return 'Please choose the first and the last day.';
  if (from > to) return 'This is before the first day.';
  const days = (midnight(to) - midnight(from)) / 86_400_000 + 1;
  return days > longestPeriodDays ? 'A period can’t be longer than two years.' : null;
}

/** The dates in a URL; the default period if there are none or they are invalid. */
export function chosenIn(params: URLSearchParams, now: Date): Chosen {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  if (faultOf({ from, to }) === null) return { preset: null, days: { from, to } };
  const asked = params.get('period');
  const preset = presets.find(({ id }) => id === asked)?.id ?? usual;
  return { preset, days: lastDays(Number(preset), now) };
}

/** The last this many days up to today in London. */
export function lastDays(days: number, now: Date): Days {
  const to = londonTimeAt(now).date;
  const first = new Date(`${to}T00:00:00Z`);
  first.setUTCDate(first.getUTCDate() - days + 1);
  return { from: first.toISOString().slice(0, 10), to };
}

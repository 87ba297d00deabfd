import { productNow } from '../../api/clock';

const londonDay = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'Europe/London' });
const shown = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Today in London, `2026-11-23`. */
export const today = (): string => londonDay.format(productNow());

export const isOverdue = (dueOn: string | null, now: string): boolean => dueOn !== null && dueOn < now;

/** "Due today", "Was due Mon 23 Nov", "Due Wed 25 Nov", "No date". */
export function dueText(dueOn: string | null, now: string): string {
  if (dueOn === null) return 'No date';
  if (dueOn === now) return 'Due today';
  const day = shown.format(new Date(`${dueOn}T00:00:00Z`)).replace(/^(\w+),/, '$1');
  return `${isOverdue(dueOn, now) ? 'Was due' : 'Due'} ${day}`;
}

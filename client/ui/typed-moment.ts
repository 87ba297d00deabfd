import { isDay } from '../../server/contract/rules/london-time';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** "04/03/2027" for "2027-03-04"; empty for what is no day. */
export const dayToType = (day: string): string => (isDay(day) ? day.split('-').toReversed().join('/') : '');

/** "2027-03-04" for 4/3/2027, 04032027, 4 March 2027 or 2027-03-04; empty for what is no day. */
export function dayTyped(text: string): string {
  const typed = text.trim();
  if (isDay(typed)) return typed;
  const [, day, month, year] =
    /^(\d{1,2})[\s./-]+(\w+)[\s./,-]+(\d{4})$/.exec(typed) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(typed) ?? [];
  if (!day || !month || !year) return '';
  const named = months.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const read = `${year}-${String(named || month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(read) ? read : '';
}

/** "19:30" for 19:30, 1930, 7.30pm or 7pm; empty for what is no time. */
export function timeTyped(text: string): string {
  const [, hours, minutes = '00', half] = /^(\d{1,2})[:.]?(\d\d)?\s*(am|pm)?$/i.exec(text.trim()) ?? [];
  if (!hours) return '';
  const onDial = half !== undefined;
  if (Number(minutes) > 59 || Number(hours) > (onDial ? 12 : 23) || (onDial && Number(hours) === 0)) return '';
  const hour = onDial ? (Number(hours) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hours);
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

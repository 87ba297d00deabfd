const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const monthWords = new Intl.DateTimeFormat('en-GB', { month: 'short', year: '2-digit', timeZone: 'UTC' });

/**
 * The label of a chart's bucket: an hour (`2027-03-04T13:00`, already in London time), a day, the week that begins on
 * it, or its month.
 */
export function stepInWords(from: string, step: 'hour' | 'day' | 'week' | 'month'): string {
  const day = new Date(`${from.slice(0, 10)}T00:00:00Z`);
  if (step === 'month') return monthWords.format(day);
  return step === 'hour' ? `${shortDay.format(day)}, ${from.slice(11)}` : shortDay.format(day);
}

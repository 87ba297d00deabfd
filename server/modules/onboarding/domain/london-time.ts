const london = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

const partsAt = (moment: Date): Record<string, string> =>
  Object.fromEntries(london.formatToParts(moment).map(({ type, value }) => [type, value]));

/** The day on London's calendars, such as `2026-11-23`. */
export function londonDateOf(moment: Date): string {
  const { year, month, day } = partsAt(moment);
  return `${year}-${month}-${day}`;
}

const hourMs = 60 * 60_000;
const noon = 12;

/** The moment at which London's clocks show `minutes` after midnight on `date`. Clocks change at night: any hour of daylight is unambiguous. */
export function londonMoment(date: string, minutes: number): Date {
  const noonUtc = new Date(`${date}T12:00:00Z`);
  const hoursAhead = Number(partsAt(noonUtc).hour) - noon;
  return new Date(noonUtc.getTime() - (noon + hoursAhead) * hourMs + minutes * 60_000);
}

const zone = { timeZone: 'Europe/London' } as const;
const day = new Intl.DateTimeFormat('en-GB', { ...zone, weekday: 'short', day: 'numeric', month: 'short' });
const fullDay = new Intl.DateTimeFormat('en-GB', { ...zone, weekday: 'long', day: 'numeric', month: 'long' });
const time = new Intl.DateTimeFormat('en-GB', { ...zone, hour: '2-digit', minute: '2-digit' });

/** `09:30`, in London. */
export const timeWords = (moment: string): string => time.format(new Date(moment));

/** `Monday 23 November, 09:30` */
export const momentWords = (moment: string): string => `${fullDay.format(new Date(moment))}, ${timeWords(moment)}`;

/** One day with its free times. `label` is short, such as `Mon 23 Nov`. */
type CallDay = Readonly<{ label: string; slots: readonly string[] }>;

/** The free times by day in London. */
export function daysOf(slots: readonly string[]): CallDay[] {
  const days = new Map<string, string[]>();
  for (const slot of slots) {
    const label = day.format(new Date(slot)).replace(',', '');
    days.set(label, [...(days.get(label) ?? []), slot]);
  }
  return [...days].map(([label, ofDay]) => ({ label, slots: ofDay }));
}

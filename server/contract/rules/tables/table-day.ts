const months = 'january february march april may june july august september october november december'.split(' ');

const monthOf = (word: string): number =>
  word.length < 3 ? 0 : months.findIndex((month) => month.startsWith(word.toLowerCase().replace(/\.$/, ''))) + 1;

/** `2022-09-30`, if it is a valid date. */
function dayOf(year: string, month: number, day: number): string | null {
  const date = new Date(Date.UTC(Number(year), month - 1, day));
  const isThere = month >= 1 && month <= 12 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isThere ? date.toISOString().slice(0, 10) : null;
}

const lastDayOf = (year: string, month: number): string | null =>
  dayOf(year, month, new Date(Date.UTC(Number(year), month, 0)).getUTCDate());

const year = '(20\\d{2})';

/** Each notation for a day, or for a month, which means its last day. */
const forms: readonly Readonly<{ form: RegExp; day: (parts: readonly string[]) => string | null }>[] = [
  { form: new RegExp(`^${year}[-/.](\\d{1,2})[-/.](\\d{1,2})(?:[T ].*)?$`), day: ([y, m, d]) => dayOf(y!, Number(m), Number(d)) },
  { form: new RegExp(`^(\\d{1,2})[-/.](\\d{1,2})[-/.]${year}(?:[ ,].*)?$`), day: ([d, m, y]) => dayOf(y!, Number(m), Number(d)) },
  { form: new RegExp(`^(\\d{1,2})\\.? (\\p{L}+)\\.?,? ${year}(?:[ ,].*)?$`, 'u'), day: ([d, m, y]) => dayOf(y!, monthOf(m!), Number(d)) },
  { form: new RegExp(`^(\\p{L}+)\\.? (\\d{1,2}),? ${year}(?:[ ,].*)?$`, 'u'), day: ([m, d, y]) => dayOf(y!, monthOf(m!), Number(d)) },
  { form: new RegExp(`^(\\p{L}+)\\.?,? ${year}$`, 'u'), day: ([m, y]) => lastDayOf(y!, monthOf(m!)) },
  { form: new RegExp(`^${year}[-/.](\\d{1,2})$`), day: ([y, m]) => lastDayOf(y!, Number(m)) },
]; // prettier-ignore

/**
 * The date in a cell, such as `2022-09-30`; for a month its last day. With slashes the day comes first; see `dayFirst`.
 * Null without a date.
 */
export function dayIn(text: string): string | null {
  for (const { form, day } of forms) {
    const match = form.exec(text.trim());
    if (match) return day(match.slice(1));
  }
  return null;
}

const slashed = /^(\d{1,2})([-/.])(\d{1,2})\2(?=20\d{2})/;

/** A date as `dayIn` parses it, in a column with the month first. */
export const dayFirst = (text: string, isMonthFirst: boolean): string =>
  isMonthFirst ? text.trim().replace(slashed, '$3$2$1$2') : text;

/** Infers from all rows of a column whether the day or the month comes first: one of them may exceed 12. */
export class DayColumn {
  private hasDayFirst = false;
  private hasMonthFirst = false;

  add(text: string | null): void {
    const [, first, , second] = slashed.exec(text?.trim() ?? '') ?? [];
    this.hasDayFirst ||= Number(first) > 12;
    this.hasMonthFirst ||= Number(second) > 12;
  }

  isMonthFirst(): boolean {
    return this.hasMonthFirst && !this.hasDayFirst;
  }
}

/** Whether a cell contains a date, in either order. */
export const isDayText = (text: string): boolean => dayIn(text) !== null || dayIn(dayFirst(text, true)) !== null;

/** The date in a file name or title, such as `instagram-2022-09.csv`; for a month its last day. Null without one. */
export function dayNamedIn(name: string): string | null {
  const plain = name.replace(/[_.\-/]+/g, ' ').replace(/(\d)(\p{L})|(\p{L})(\d)/gu, '$1$3 $2$4');
  const iso = /(?:^|\D)(20\d{2}) ?(0[1-9]|1[0-2])(?: ?(0[1-9]|[12]\d|3[01]))?(?!\d)/.exec(plain);
  if (iso) return iso[3] ? dayOf(iso[1]!, Number(iso[2]), Number(iso[3])) : lastDayOf(iso[1]!, Number(iso[2]));
  for (const [, day = '', word = '', year = ''] of plain.matchAll(/(?:(\d{1,2}) )?(\p{L}{3,}),? (20\d{2})(?!\d)/gu)) {
    const month = monthOf(word);
    if (month > 0) return day ? dayOf(year, month, Number(day)) : lastDayOf(year, month);
  }
  for (const [, year = '', word = ''] of plain.matchAll(/(20\d{2}) (\p{L}{3,})/gu))
    if (monthOf(word) > 0) return lastDayOf(year, monthOf(word));
  return null;
}

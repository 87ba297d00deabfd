import { numberIn, type NumberKind, type NumberStyle } from './number-column.js';
import { textOf } from './table-cell.js';

const counted = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 4 });
const mostShown = 120;

const isPlain = (text: string) => /^\d*(\.0+)?$/.test(text);

/** The text above the headers. */
export const noticeOfAbove = (above: readonly string[]): string[] =>
  above.length > 0 ? [`Above the table, and left out: “${above.join(' · ').slice(0, mostShown)}”.`] : [];

/** The date format, if it isn't the usual one. */
export const noticeOfDays = (isMonthFirst: boolean): string[] =>
  isMonthFirst ? ['Dates are read with the month first, such as 12/31/2026.'] : [];

/** A column's number format, with the first ambiguous number as an example, as `written` writes it. */
export function noticeOfNumbers(
  label: string,
  cells: readonly (string | undefined)[],
  style: NumberStyle,
  kind: NumberKind,
  written: (value: number) => string = (value) => counted.format(value),
): string[] {
  const texts = cells.map(textOf).filter((text) => text !== null && !isPlain(text));
  const [example] = texts.filter((text) => typeof numberIn(text!, style, kind) === 'number');
  return example ? [`${label}: “${example}” is read as ${written(Number(numberIn(example, style, kind)))}.`] : [];
}

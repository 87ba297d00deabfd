import { headerKey, headerSpeaks, type HeaderWords } from './header.js';
import { isNumeric } from './number-text.js';
import { personIn } from '../platform-address/person-in.js';
import { textOf } from './table-cell.js';

/** One row of a table, numbered as a spreadsheet numbers it. */
export type TableRow = Readonly<{ number: number; cells: readonly string[] }>;

/** Where a table begins, and what its columns are called. */
export type TableShape = Readonly<{
  /** Nothing when the table names no columns. */
  headers: readonly string[];
  /** The row above the first value; 0 where the first row is one. */
  lastHeaderRow: number;
  /** Texts above the names of the columns, such as a title. */
  above: readonly string[];
  /** Those of the given rows that hold values. */
  below: readonly TableRow[];
}>;

/** Column names are within this many rows from the top. */
const mostAbove = 10;

const filledIn = (cells: readonly string[]): string[] => cells.map(textOf).filter((text) => text !== null);

/** A number, an address or an `@name` is a value, and no name of a column. */
export function isValue(cell: string): boolean {
  const text = textOf(cell);
  if (text === null) return false;
  if (isNumeric(text) || /^\S+@\S+\.\S+$/.test(text)) return true;
  const isNamed = text.startsWith('@') || text.includes('/');
  return isNamed && /^@\S|\.\w{2,}\//.test(text) && typeof personIn(text) !== 'string';
}

const own = 0.9;

/** How many cells of a row are called as columns are. */
const namesIn = (cells: readonly string[], words: readonly HeaderWords[]): number =>
  cells.filter((cell) => words.some((each) => headerSpeaks(headerKey(cell), each) > own)).length;

/** Nothing but handles, one a row: the first is no name of the column, unless such columns are called so. */
function isListOfHandles(rows: readonly TableRow[], words: readonly HeaderWords[]): boolean {
  const filled = rows.map(({ cells }) => filledIn(cells)).filter((texts) => texts.length > 0);
  const [first] = filled[0] ?? [];
  if (first === undefined || filled.length < 2) return false;
  const isNamed = words.some((each) => headerSpeaks(headerKey(first), each) > 0);
  return !isNamed && filled.every((texts) => texts.length === 1 && /^[a-z\d._]+$/.test(texts[0]!));
}

const isHeader = (cells: readonly string[], words: readonly HeaderWords[]): boolean =>
  filledIn(cells).length > 0 && (!cells.some(isValue) || namesIn(cells, words) > 1);

/** Something in half of the columns, of several: a title has one cell. */
function isWide(cells: readonly string[], width: number): boolean {
  const filled = filledIn(cells).length;
  return filled > 0 && filled >= Math.min(width, Math.max(2, width / 2));
}

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** The first wide row, or, after it, one that is called as columns are where that one is not. */
function topOf(rows: readonly TableRow[], words: readonly HeaderWords[]): number {
  const width = middle(rows.map(({ cells }) => filledIn(cells).length).filter((filled) => filled > 0));
  const near = rows.slice(0, mostAbove);
  const wide = near.findIndex(({ cells }) => isWide(cells, width));
  const named = near.findIndex(({ cells }) => namesIn(cells, words) > 1 && !cells.some(isValue));
  const hasOnlyTitlesAbove = named >= 0 && near.slice(0, named).every(({ cells }) => namesIn(cells, words) < 1);
  return Math.max(0, hasOnlyTitlesAbove ? named : wide);
}

/** Names below names: the upper ones hold for all columns up to the next, or the lower ones say in which unit. */
function isSecondHeader(cells: readonly string[], words: readonly HeaderWords[]): boolean {
  if (cells.some(isValue)) return false;
  const filled = filledIn(cells);
  const areUnits = filled.length > 0 && filled.every((text) => /^[([].*[)\]]$/.test(text));
  return areUnits || namesIn(cells, words) > 1;
}

function joined(upper: readonly string[], lower: readonly string[]): string[] {
  let group = '';
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, column) => {
    const [above, below] = [textOf(upper[column]), textOf(lower[column])];
    if (above !== null) group = above;
    return (below === null ? (above ?? '') : `${group} ${below}`).trim();
  });
}

/**
 * Where a table begins: below titles and empty rows, with names of columns in one row, in two, or in none.
 * @param rows the first rows of the file
 * @param words how the columns of such tables are called
 */
export function shapeOf(rows: readonly TableRow[], words: readonly HeaderWords[]): TableShape {
  const top = topOf(rows, words);
  const above = rows.slice(0, top).flatMap(({ cells }) => filledIn(cells));
  const [first, second] = rows.slice(top);
  if (!first || !isHeader(first.cells, words) || isListOfHandles(rows.slice(top), words))
    return { headers: [], lastHeaderRow: rows[top - 1]?.number ?? 0, above, below: rows.slice(top) };
  if (second && isSecondHeader(second.cells, words)) {
    const headers = joined(first.cells, second.cells);
    return { headers, lastHeaderRow: second.number, above, below: rows.slice(top + 2) };
  }
  return { headers: first.cells, lastHeaderRow: first.number, above, below: rows.slice(top + 1) };
}

const totals = new Set(
  'total,totals,grand total,sum,average,avg,mean,total général,moyenne,suma,promedio,gesamt,summe,insgesamt,durchschnitt,totale,media,soma,média,suma końcowa,razem,итого,всего,сумма,среднее,المجموع,الإجمالي,toplam,ortalama,合計,平均,합계,평균,总计,合计'
    .split(','),
); // prettier-ignore

const longestTotal = 20;

const totalKey = (cell: string): string => cell.trim().toLowerCase().replace(/\s*:$/, '');

/** A total row: a word for it, and otherwise only numbers. */
export function isTotal(cells: readonly string[]): boolean {
  if (!cells.some((cell) => cell.length < longestTotal && totals.has(totalKey(cell)))) return false;
  const texts = filledIn(cells).filter((text) => !isNumeric(text) && !/^[\d:.]+$/.test(text));
  return texts.length === 1;
}

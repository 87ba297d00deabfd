import { headerKey, headerSpeaks, type HeaderWords } from './header.js';
import { isNumeric } from './number-text.js';
import { personIn } from '../platform-address/person-in.js';
import { textOf } from './table-cell.js';

/** One row of a table, with its spreadsheet row number. */
export type TableRow = Readonly<{ number: number; cells: readonly string[] }>;

/** What became of a row, and why. */
export type RowFate = Readonly<{ row: TableRow; fate: 'imported' | 'unchanged' | 'rejected'; reason: string }>;

/** Where a table starts, and its headers. */
export type TableShape = Readonly<{
  /** Undefined if the table has no headers. */
  headers: readonly string[];
  /** The row above the first data row; 0 if the first row is one. */
  lastHeaderRow: number;
  /** Text above the headers, such as a title. */
  above: readonly string[];
  /** The data rows among the given rows. */
  below: readonly TableRow[];
}>;

/** Headers are within this many rows from the top. */
const mostAbove = 10;

const filledIn = (cells: readonly string[]): string[] => cells.map(textOf).filter((text) => text !== null);

/** A number, a URL or an `@name` is a value, not a header. */
export function isValue(cell: string): boolean {
  const text = textOf(cell);
  if (text === null) return false;
  if (isNumeric(text) || /^\S+@\S+\.\S+$/.test(text)) return true;
  const isNamed = text.startsWith('@') || text.includes('/');
  return isNamed && /^@\S|\.\w{2,}\//.test(text) && typeof personIn(text) !== 'string';
}

const own = 0.9;

/** How many cells of a row are known headers. */
const namesIn = (cells: readonly string[], words: readonly HeaderWords[]): number =>
  cells.filter((cell) => words.some((each) => headerSpeaks(headerKey(cell), each) > own)).length;

/** Only handles, one per row: the first isn't a header, unless it is a known one. */
function isListOfHandles(rows: readonly TableRow[], words: readonly HeaderWords[]): boolean {
  const filled = rows.map(({ cells }) => filledIn(cells)).filter((texts) => texts.length > 0);
  const [first] = filled[0] ?? [];
  if (first === undefined || filled.length < 2) return false;
  const isNamed = words.some((each) => headerSpeaks(headerKey(first), each) > 0);
  return !isNamed && filled.every((texts) => texts.length === 1 && /^[a-z\d._]+$/.test(texts[0]!));
}

const isHeader = (cells: readonly string[], words: readonly HeaderWords[]): boolean =>
  filledIn(cells).length > 0 && (!cells.some(isValue) || namesIn(cells, words) > 1);

/** Filled in half of several columns: a title has one cell. */
function isWide(cells: readonly string[], width: number): boolean {
  const filled = filledIn(cells).length;
  return filled > 0 && filled >= Math.min(width, Math.max(2, width / 2));
}

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** The first wide row or, if its cells aren't known headers, a later one whose cells are. */
function topOf(rows: readonly TableRow[], words: readonly HeaderWords[]): number {
  const width = middle(rows.map(({ cells }) => filledIn(cells).length).filter((filled) => filled > 0));
  const near = rows.slice(0, mostAbove);
  const wide = near.findIndex(({ cells }) => isWide(cells, width));
  const named = near.findIndex(({ cells }) => namesIn(cells, words) > 1 && !cells.some(isValue));
  const hasOnlyTitlesAbove = named >= 0 && near.slice(0, named).every(({ cells }) => namesIn(cells, words) < 1);
  return Math.max(0, hasOnlyTitlesAbove ? named : wide);
}

/** Two header rows: the upper ones span all columns up to the next, or the lower ones are units. */
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
 * Finds a table's start: below titles and empty rows, with headers in one row, in two, or in none.
 * @param rows the first rows of the file
 * @param words typical headers of such tables
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

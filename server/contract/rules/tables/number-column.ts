import { type DecimalMark, type Reading, readingsOf, factorInHeader } from './number-text.js';
import { textOf } from './table-cell.js';

/** Possible number formats of a column. */
export type NumberKind = Readonly<{ whole: boolean; most: number }>;

/**
 * A column's number format, inferred from all its rows; without separators if no row decides it, or if rows disagree.
 */
export type NumberStyle = Readonly<{ mark: DecimalMark | null; factor: number }>;

/** Numbers of a column whose rows are unknown. */
export const unknownStyle: NumberStyle = { mark: null, factor: 1 };

/** Why a text isn't accepted as a number. */
export type NumberFault = 'no-number' | 'two-numbers';

/** Rows count as consistent with only a few exceptions. */
const agreed = 0.9;

/**
 * The possible meanings of a value in such a column. A whole number has no fraction, and nobody writes three zeros as
 * decimals.
 */
function possible(text: string, { whole, most }: NumberKind, factor: number): Reading[] {
  const all = readingsOf(text).map((reading) => ({ ...reading, value: scaled(reading, factor) }));
  const fitting = all.filter(({ value }) => value <= most && (!whole || Number.isInteger(value)));
  const hasGroups = whole && all.length === 2 && factor === 1 && !all.some(({ hasUnit }) => hasUnit);
  return hasGroups ? fitting.filter(({ value }) => value === Math.max(...all.map((one) => one.value))) : fitting;
}

const scaled = ({ value, hasUnit }: Reading, factor: number): number =>
  hasUnit ? value : Number((value * factor).toPrecision(15));

/** Infers a column's number format from all its rows. */
export class NumberColumn {
  private readonly factor: number;
  private readonly votes: Record<DecimalMark, number> = { '.': 0, ',': 0 };

  constructor(
    private readonly kind: NumberKind,
    header = '',
  ) {
    this.factor = factorInHeader(header);
  }

  add(cell: string | undefined): void {
    if (!cell || !/[.,]/.test(cell)) return;
    const text = textOf(cell);
    const readings = text === null ? [] : possible(text, this.kind, this.factor);
    const [only] = readings;
    if (readings.length === 1 && only!.mark) this.votes[only!.mark] += 1;
  }

  style(): NumberStyle {
    const { '.': point, ',': comma } = this.votes;
    const most = Math.max(point, comma);
    const isTold = most > 0 && most >= agreed * (point + comma);
    return { mark: isTold ? (point > comma ? '.' : ',') : null, factor: this.factor };
  }
}

/** A cell's number in a column with this format, or why it can't be parsed; null if it is empty. */
export function numberIn(cell: string | undefined, style: NumberStyle, kind: NumberKind): number | NumberFault | null {
  const text = textOf(cell);
  if (text === null) return null;
  const readings = possible(text, kind, style.factor);
  if (readings.length === 0) return 'no-number';
  const fitting = readings.filter(({ mark }) => mark === null || style.mark === null || mark === style.mark);
  return fitting.length === 1 ? fitting[0]!.value : 'two-numbers';
}

/** An example of this number format, for a preview; null if it isn't known. */
export const styleInWords = ({ mark }: NumberStyle): string | null => mark && (mark === '.' ? '1,234.5' : '1.234,5');

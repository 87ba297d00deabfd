import { type DecimalMark, type Reading, readingsOf, factorInHeader } from './number-text.js';
import { textOf } from './table-cell.js';

/** What the numbers of a column can be. */
export type NumberKind = Readonly<{ whole: boolean; most: number }>;

/** How a column writes its numbers, told from all its rows; without a mark where no row tells, or where they disagree. */
export type NumberStyle = Readonly<{ mark: DecimalMark | null; factor: number }>;

/** Numbers of a column whose rows are not known. */
export const unknownStyle: NumberStyle = { mark: null, factor: 1 };

/** Why a text is not taken for a number. */
export type NumberFault = 'no-number' | 'two-numbers';

/** Rows that agree where all but a few slips of the hand do. */
const agreed = 0.9;

/** The possible readings of such a column. A whole number has no fraction, and nobody writes three zeros after its point. */
function possible(text: string, { whole, most }: NumberKind, factor: number): Reading[] {
  const all = readingsOf(text).map((reading) => ({ ...reading, value: scaled(reading, factor) }));
  const fitting = all.filter(({ value }) => value <= most && (!whole || Number.isInteger(value)));
  const hasGroups = whole && all.length === 2 && factor === 1 && !all.some(({ hasUnit }) => hasUnit);
  return hasGroups ? fitting.filter(({ value }) => value === Math.max(...all.map((one) => one.value))) : fitting;
}

const scaled = ({ value, hasUnit }: Reading, factor: number): number =>
  hasUnit ? value : Number((value * factor).toPrecision(15));

/** Looks at all rows of a column to tell how it writes its numbers. */
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

/** What a cell says in a column of this style, or why nothing is made of it; null where it says nothing. */
export function numberIn(cell: string | undefined, style: NumberStyle, kind: NumberKind): number | NumberFault | null {
  const text = textOf(cell);
  if (text === null) return null;
  const readings = possible(text, kind, style.factor);
  if (readings.length === 0) return 'no-number';
  const fitting = readings.filter(({ mark }) => mark === null || style.mark === null || mark === style.mark);
  return fitting.length === 1 ? fitting[0]!.value : 'two-numbers';
}

/** How a number of this style looks, for those who read a preview; null where the rows have not told. */
export const styleInWords = ({ mark }: NumberStyle): string | null => mark && (mark === '.' ? '1,234.5' : '1.234,5');

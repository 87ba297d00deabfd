import { isNumeric, readingsOf } from './number-text.js';
import { textOf } from './table-cell.js';

/** Features of a column's values, each as a share from 0 to 1 of the non-empty ones. */
export type ColumnLook = Readonly<{
  /** The non-empty texts, normalised. */
  values: readonly string[];
  /** The share of non-empty cells. */
  filled: number;
  /**
   * The share of distinct values among all cells: high for handles and names, which differ and are seldom missing,
   * unlike categories.
   */
  distinct: number;
  numbers: number;
  /** Of the values: without units and separators, as `23000000.00`. */
  plainNumbers: number;
  /** The median of the numbers. */
  median: number;
  /** They are row numbers. */
  isSerial: boolean;
}>;

const plain = /^\d+(\.0*)?$/;

export function lookOf(cells: readonly (string | undefined)[]): ColumnLook {
  const values = cells.map(textOf).filter((value) => value !== null);
  const numbers = values.flatMap((value) => readingsOf(value)[0]?.value ?? []);
  const sorted = numbers.toSorted((a, b) => a - b);
  const steps = numbers.filter((value, i) => i > 0 && value === numbers[i - 1]! + 1).length;
  return {
    values,
    filled: values.length / Math.max(cells.length, 1),
    distinct: new Set(values).size / Math.max(cells.length, 1),
    numbers: shareOf(values, isNumeric),
    plainNumbers: shareOf(values, (value) => plain.test(value)),
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
    isSerial: cells.length > 1 && steps > 0.8 * (cells.length - 1),
  };
}

/** The share of them, from 0 to 1. */
export const shareOf = (values: readonly string[], is: (value: string) => boolean): number =>
  values.filter(is).length / Math.max(values.length, 1);

import { assign } from './assign.js';
import { type ColumnLook, lookOf } from './column-look.js';
import { headerKey, headerSpeaks, type HeaderWords } from './header.js';

/** How to recognise a kind of column. */
export type FieldTaste = Readonly<{
  words: HeaderWords;
  /** How well what is in a column fits, from 0 to 1. */
  fits(look: ColumnLook): number;
  /** How well it must fit under its own header, and under one that only has a word of it. */
  least?: readonly [own: number, part: number];
  /** Whether it can be told by its look alone where a column has no name. */
  byLook?: boolean;
  /** Whether its look leaves no doubt, whatever the column is called. */
  isCertain?(look: ColumnLook): boolean;
  /** Without it nothing can be imported. */
  isNeeded?: boolean;
}>;

/** What is in a column tells more than what it is called. */
const weightOfLook = 2;
/** From here on the look of a column without a name tells what it holds. */
const telling = 0.3;
/** What is needed comes first where a column could be two things. */
const preference = 0.5;
const own = 0.9;

function scoreOf(taste: FieldTaste, key: string, look: ColumnLook): number {
  const { words, fits, least = [0, 0], byLook = false, isCertain, isNeeded = false } = taste;
  const spoken = headerSpeaks(key, words);
  if (look.isSerial && spoken < own) return 0;
  const fit = look.values.length === 0 ? telling : fits(look);
  if (spoken > 0) {
    const isEnough = look.values.length === 0 || fit >= least[spoken >= own ? 0 : 1];
    return isEnough ? spoken + weightOfLook * fit + (isNeeded ? preference : 0) : 0;
  }
  const isTold = key === '' ? byLook && fit > telling : (isCertain?.(look) ?? false);
  return isTold ? fit : 0;
}

/**
 * Which column seems to hold what, by its header and by what is in it, for all at once.
 * @param headers the names of the columns, or nothing when the table has none
 * @param sample some rows of values
 */
export function proposeColumns<Field extends string>(
  tastes: Readonly<Record<Field, FieldTaste>>,
  headers: readonly string[],
  sample: readonly (readonly string[])[],
): Partial<Record<Field, number>> {
  const width = Math.max(headers.length, ...sample.map((row) => row.length));
  const looks = Array.from({ length: width }, (_, column) => lookOf(sample.map((row) => row[column])));
  const keys = looks.map((_, column) => headerKey(headers[column] ?? '').replace(/^column \d+$/, ''));
  const fields = Object.keys(tastes) as Field[];
  return assign(fields, width, (field, column) => scoreOf(tastes[field], keys[column]!, looks[column]!));
}

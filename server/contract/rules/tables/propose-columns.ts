import { type ColumnLook, lookOf } from './column-look.js';
import { headerKey, headerSpeaks, type HeaderWords } from './header.js';

/** How to recognise a type of column. */
export type FieldTaste = Readonly<{
  words: HeaderWords;
  /** How well a column's content fits, from 0 to 1. */
  fits(look: ColumnLook): number;
  /** The required fit under a matching header, and under one that merely contains a word of it. */
  least?: readonly [own: number, part: number];
  /** Whether its values alone identify it if the column has no header. */
  byLook?: boolean;
  /** Whether its content is conclusive, whatever its header. */
  isCertain?(look: ColumnLook): boolean;
  /** Nothing can be imported without it. */
  isNeeded?: boolean;
}>;

/** Content outweighs the header. */
const weightOfLook = 2;
/** The score from which content alone identifies a column without a header. */
const telling = 0.3;
/** Required fields take precedence if a column could be either. */
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
 * Guesses which column holds which field, by header and content, for all at once.
 * @param headers empty if the table has none
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

/** An assignment of some fields; its score is the sum of its parts. */
type Choice<Field> = Readonly<{ score: number; columns: ReadonlyMap<Field, number> }>;

/**
 * The optimal assignment of columns to fields: no column twice, and the highest total score; on a tie the one with the
 * earlier columns. A score of 0 or less assigns nothing.
 * @param columns how many there are
 */
function assign<Field extends string>(
  fields: readonly Field[],
  columns: number,
  score: (field: Field, column: number) => number,
): Partial<Record<Field, number>> {
  // The best assignment for each set of fields already used, with sets as bitmasks.
  let best = new Map<number, Choice<Field>>([[0, { score: 0, columns: new Map() }]]);
  for (let column = 0; column < columns; column++) {
    const scores = fields.map((field) => score(field, column));
    const next = new Map(best);
    for (const [taken, choice] of best) {
      fields.forEach((field, at) => {
        const bit = 1 << at;
        const sum = choice.score + scores[at]!;
        if (taken & bit || scores[at]! <= 0 || sum <= (next.get(taken | bit)?.score ?? 0)) return;
        next.set(taken | bit, { score: sum, columns: new Map(choice.columns).set(field, column) });
      });
    }
    best = next;
  }
  const [winner] = [...best.values()].toSorted((a, b) => b.score - a.score);
  return Object.fromEntries(winner!.columns) as Partial<Record<Field, number>>;
}

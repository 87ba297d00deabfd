import { type Town, townsNow } from '../lists/towns.js';
import { plainLetters } from './has-words.js';

/** A name in search form: without accents, case and punctuation, so that `kings lynn` finds King’s Lynn. */
export const placeKey = (name: string): string =>
  plainLetters(name)
    .replaceAll('.', '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\bsaint\b/g, 'st')
    .trim();

let named: Readonly<{ towns: readonly Town[]; byKey: ReadonlyMap<string, Town> }> | undefined;

/** The first known town with this name; undefined if there is none. */
export function townNamed(name: string): Town | undefined {
  const towns = townsNow();
  if (named?.towns !== towns)
    named = { towns, byKey: new Map(towns.toReversed().map((town) => [placeKey(town.label), town])) };
  return named.byKey.get(placeKey(name));
}

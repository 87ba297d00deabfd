import type { NearText } from '../domain/match.js';

/**
 * How close bios come to a brand's own words. The built-in one counts the words; a service that compares meanings can stand in its
 * place. The promises below are executable: see text-similarity.contract.ts.
 */
export abstract class TextSimilarity {
  /**
   * Those who come close, by their id, each with 1 to `matchPoints.words` points and, in words, because of what. Everybody else has
   * none. What would name more than `tellsAtMost` people a word says nothing of any of them and is left out.
   */
  abstract near(words: readonly string[]): Promise<ReadonlyMap<string, NearText>>;
}

/** A word of more people than this does not tell one from another. */
export const tellsAtMost = 1_000;

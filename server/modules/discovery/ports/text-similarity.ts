import type { NearText } from '../domain/match.js';

/**
 * How close bios come to a brand's own words and to what an offer says. The built-in one counts the words; a service that compares
 * meanings can stand in its place. The promises below are executable: see text-similarity.contract.ts.
 */
export abstract class TextSimilarity {
  /**
   * Those who come close, by their id, each with 1 to `matchPoints.words` points and, in words, because of what. Everybody else has
   * none. What would name more than `tellsAtMost` people a word says nothing of any of them and is left out.
   */
  abstract near(words: readonly string[]): Promise<ReadonlyMap<string, NearText>>;

  /**
   * Those who come close to the title and the description of an offer, in the same form. Beside what `near` leaves out, words that
   * more than `tellsAtMost` live offers say, and those that name what is protected (`protectedWords`): no brand has asked for them.
   */
  abstract nearOffer(offerId: string): Promise<ReadonlyMap<string, NearText>>;

  /** The live offers that come close to somebody's bio, by their id, with the very points that `nearOffer` gives for each. */
  abstract offersNear(influencerId: string): Promise<ReadonlyMap<string, number>>;
}

/** A word of more people, or of more offers, than this does not tell one from another. */
export const tellsAtMost = 1_000;

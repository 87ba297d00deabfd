import { protectedWords } from '../../../../contract/rules/match.js';
import { type NearText, pointsOfWords } from '../../domain/match.js';
import { tellsAtMost, TextSimilarity } from '../../ports/text-similarity.js';

const saidByAll = new Set(['the', 'and', 'a', 'of', 'in', 'with']);
const wordsOf = (text: string): string[] => [...new Set(text.toLowerCase().split(/\W+/))];

export class InMemoryTextSimilarity extends TextSimilarity {
  readonly bios = new Map<string, string>();
  /** What each live offer says. */
  readonly offers = new Map<string, string>();

  async near(words: readonly string[]): Promise<ReadonlyMap<string, NearText>> {
    const found = new Map<string, string[]>();
    for (const word of words) {
      const people = [...this.bios].filter(([, bio]) => wordsOf(bio).includes(word));
      if (saidByAll.has(word) || people.length > tellsAtMost) continue;
      for (const [id] of people) found.set(id, [...(found.get(id) ?? []), word]);
    }
    return new Map([...found].map(([id, met]) => [id, { points: pointsOfWords(met.length), because: met.join(', ') }]));
  }

  nearOffer(offerId: string): Promise<ReadonlyMap<string, NearText>> {
    const barred = protectedWords();
    const words = wordsOf(this.offers.get(offerId) ?? '').filter((word) => word.length > 3 && !barred.includes(word));
    return this.near(words.filter((word) => this.offersWith(word) <= tellsAtMost));
  }

  async offersNear(influencerId: string): Promise<ReadonlyMap<string, number>> {
    const found = new Map<string, number>();
    for (const id of this.offers.keys()) {
      const near = (await this.nearOffer(id)).get(influencerId);
      if (near) found.set(id, near.points);
    }
    return found;
  }

  private offersWith(word: string): number {
    return [...this.offers.values()].filter((says) => wordsOf(says).includes(word)).length;
  }
}

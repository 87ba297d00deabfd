import { type NearText, pointsOfWords } from '../../domain/match.js';
import { tellsAtMost, TextSimilarity } from '../../ports/text-similarity.js';

const saidByAll = new Set(['the', 'and', 'a', 'of', 'in', 'with']);

export class InMemoryTextSimilarity extends TextSimilarity {
  readonly bios = new Map<string, string>();

  async near(words: readonly string[]): Promise<ReadonlyMap<string, NearText>> {
    const found = new Map<string, string[]>();
    for (const word of words) {
      const people = [...this.bios].filter(([, bio]) => bio.toLowerCase().split(/\W+/).includes(word));
      if (saidByAll.has(word) || people.length > tellsAtMost) continue;
      for (const [id] of people) found.set(id, [...(found.get(id) ?? []), word]);
    }
    return new Map([...found].map(([id, met]) => [id, { points: pointsOfWords(met.length), because: met.join(', ') }]));
  }
}

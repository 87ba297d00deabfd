import type { Database } from '../../../../shared/db/index.js';
import { type NearText, pointsOfWords } from '../../domain/match.js';
import { tellsAtMost, TextSimilarity } from '../../ports/text-similarity.js';

/** Each word by itself in the index; one of too many people is not followed to its end. */
const people = `
  select w.word, array(
    select d.id from discovery_influencers d
    where to_tsvector('english', d.bio) @@ plainto_tsquery('english', w.word) limit $2) as ids
  from unnest($1::text[]) with ordinality w (word, place) order by w.place`;

/** PostgreSQL's own text search, in English: "bakery" is found by "bakeries". */
export class SqlTextSimilarity extends TextSimilarity {
  constructor(private readonly db: Database) {
    super();
  }

  async near(words: readonly string[]): Promise<ReadonlyMap<string, NearText>> {
    if (words.length === 0) return new Map();
    const rows = await this.db.rows<{ word: string; ids: string[] }>(people, [words, tellsAtMost + 1]);
    const found = new Map<string, string[]>();
    for (const { word, ids } of rows)
      if (ids.length <= tellsAtMost) for (const id of ids) found.set(id, [...(found.get(id) ?? []), word]);
    return new Map([...found].map(([id, met]) => [id, { points: pointsOfWords(met.length), because: met.join(', ') }]));
  }
}

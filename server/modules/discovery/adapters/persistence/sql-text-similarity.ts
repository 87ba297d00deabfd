import type { Database } from '../../../../shared/db/index.js';
import { type NearText, pointsOfWords } from '../../domain/match.js';
import { tellsAtMost, TextSimilarity } from '../../ports/repositories.js';
import { TellingWords } from './telling-words.js';

/** Each word by itself in the index; one of too many people is not followed to its end. */
const people = `
  select w.word, array(
    select d.id from discovery_influencers d
    where to_tsvector('english', d.bio) @@ plainto_tsquery('english', w.word) limit $2) as ids
  from unnest($1::text[]) with ordinality w (word, place) order by w.place`;

/** The stems of an offer, each with the first word of the offer that has it. */
const saidByOffer = `
  select s.stem, min(w.word) as word
  from collab_offer_facts f
  cross join lateral unnest(tsvector_to_array(to_tsvector('english', f.says))) s (stem)
  left join lateral regexp_split_to_table(lower(f.says), '[^[:alpha:]]+') w (word)
    on s.stem = any(tsvector_to_array(to_tsvector('english', w.word)))
  where f.id = $1 group by s.stem order by s.stem`;

const saidByBio = `
  select s.stem from discovery_influencers d
  cross join lateral unnest(tsvector_to_array(to_tsvector('english', d.bio))) s (stem) where d.id = $1`;

const peopleByStem = `
  select w.stem, array(
    select d.id from discovery_influencers d where to_tsvector('english', d.bio) @@ w.stem::tsquery limit $2) as ids
  from unnest($1::text[]) w (stem)`;

const offersByStem = `
  select f.id, count(*)::int as met
  from unnest($1::text[]) w (stem)
  join collab_offer_facts f on f.state = 'live' and to_tsvector('english', f.says) @@ w.stem::tsquery group by f.id`;

/** PostgreSQL's own text search, in English: "bakery" is found by "bakeries". */
export class SqlTextSimilarity extends TextSimilarity {
  private readonly telling: TellingWords;

  constructor(private readonly db: Database) {
    super();
    this.telling = new TellingWords(db);
  }

  async near(words: readonly string[]): Promise<ReadonlyMap<string, NearText>> {
    if (words.length === 0) return new Map();
    const rows = await this.db.rows<{ word: string; ids: string[] }>(people, [words, tellsAtMost + 1]);
    return pointsByPerson(rows.filter(({ ids }) => ids.length <= tellsAtMost));
  }

  async nearOffer(offerId: string): Promise<ReadonlyMap<string, NearText>> {
    const said = await this.db.quickRead<{ stem: string; word: string | null }>(
      saidByOffer,
      [offerId],
      'match-offer-says',
    );
    const telling = await this.telling.among(said.map(({ stem }) => stem));
    if (telling.length === 0) return new Map();
    const rows = await this.db.rows<{ stem: string; ids: string[] }>(peopleByStem, [telling, tellsAtMost]);
    const wordOf = new Map(said.map(({ stem, word }) => [stem, word ?? stem]));
    return pointsByPerson(rows.map(({ stem, ids }) => ({ word: wordOf.get(stem)!, ids })));
  }

  async offersNear(influencerId: string): Promise<ReadonlyMap<string, number>> {
    const said = await this.db.quickRead<{ stem: string }>(saidByBio, [influencerId], 'match-bio-says');
    const telling = await this.telling.among(said.map(({ stem }) => stem));
    if (telling.length === 0) return new Map();
    const rows = await this.db.rows<{ id: string; met: number }>(offersByStem, [telling], 'match-offers-near');
    return new Map(rows.map(({ id, met }) => [id, pointsOfWords(met)]));
  }
}

function pointsByPerson(rows: readonly { word: string; ids: readonly string[] }[]): ReadonlyMap<string, NearText> {
  const found = new Map<string, string[]>();
  for (const { word, ids } of rows) for (const id of ids) found.set(id, [...(found.get(id) ?? []), word]);
  return new Map([...found].map(([id, met]) => [id, { points: pointsOfWords(met.length), because: met.join(', ') }]));
}

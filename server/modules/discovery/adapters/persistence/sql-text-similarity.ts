import { performance } from 'node:perf_hooks';
import { protectedWords } from '../../../../contract/rules/match.js';
import type { Database } from '../../../../shared/db/index.js';
import { type NearText, pointsOfWords } from '../../domain/match.js';
import { tellsAtMost, TextSimilarity } from '../../ports/repositories.js';

/** Looks each word up separately in the index; stops at one that matches too many people. */
const people = `
  select w.word, array(
    select d.id from discovery_influencers d
    where to_tsvector('english', d.bio) @@ plainto_tsquery('english', w.word) limit $2) as ids
  from unnest($1::text[]) with ordinality w (word, place) order by w.place`;

/** An offer's stems, each with the first word that has it. */
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

/** PostgreSQL's own full-text search, in English: "bakery" matches "bakeries". */
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

const keptFor = 10 * 60_000;
const keptAtMost = 20_000;

const stems = `
  select array_agg(distinct stem) as stems
  from unnest($1::text[]) w (word) cross join lateral unnest(tsvector_to_array(to_tsvector('english', w.word))) s (stem)`;

const telling = `
  select w.stem,
    (select count(*) from (
       select from discovery_influencers where to_tsvector('english', bio) @@ w.stem::tsquery limit $2 + 1) p) <= $2
    and (select count(*) from (
       select from collab_offer_facts where state = 'live' and to_tsvector('english', says) @@ w.stem::tsquery limit $2 + 1) o) <= $2
    as tells
  from unnest($1::text[]) w (stem)`;

/** Letters only, so that the query is valid, and long enough to be meaningful. */
const isAWord = (stem: string): boolean => /^\p{L}{4,}$/u.test(stem);

/**
 * Distinctive stems: not those of protected words or very common ones. Cached for several minutes, because counting a
 * common word is slow and the result rarely changes.
 */
class TellingWords {
  private protectedStems: Promise<ReadonlySet<string>> | null = null;
  private readonly known = new Map<string, Readonly<{ tells: boolean; until: number }>>();

  constructor(private readonly db: Database) {}

  async among(all: readonly string[]): Promise<readonly string[]> {
    const barred = await this.barred();
    const asked = all.filter((stem) => isAWord(stem) && !barred.has(stem));
    const now = performance.now();
    const unknown = asked.filter((stem) => (this.known.get(stem)?.until ?? 0) < now);
    if (unknown.length > 0) await this.learn(unknown, now + keptFor);
    return asked.filter((stem) => this.known.get(stem)?.tells);
  }

  private async learn(unknown: readonly string[], until: number): Promise<void> {
    const rows = await this.db.rows<{ stem: string; tells: boolean }>(telling, [unknown, tellsAtMost], 'match-telling');
    if (this.known.size > keptAtMost) this.known.clear();
    for (const { stem, tells } of rows) this.known.set(stem, { tells, until });
  }

  private barred(): Promise<ReadonlySet<string>> {
    this.protectedStems ??= this.db
      .rows<{ stems: string[] }>(stems, [protectedWords()])
      .then(([row]) => new Set(row?.stems))
      .catch((error: unknown) => {
        this.protectedStems = null;
        throw error;
      });
    return this.protectedStems;
  }
}

import { performance } from 'node:perf_hooks';
import { protectedWords } from '../../../../contract/rules/match.js';
import type { Database } from '../../../../shared/db/index.js';
import { tellsAtMost } from '../../ports/repositories.js';

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

/** Letters only, so that it is a query by itself, and long enough to be about something. */
const isAWord = (stem: string): boolean => /^\p{L}{4,}$/u.test(stem);

/**
 * Which stems tell one from another: not those of protected words, nor what very many say. It is remembered for some minutes, since
 * to count a word of everybody takes long and its answer hardly ever changes.
 */
export class TellingWords {
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

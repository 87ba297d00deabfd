import { searchWords } from '../../../../contract/rules/search-words.js';
import type { Database } from '../../../../shared/db/index.js';
import type { BrowserFilter } from '../../domain/browser-filter.js';
import { allOf, conditionsOf, type Values } from './filter-sql.js';
import type { Tags } from './tag-codes.js';

/** The similarity required of a word: one wrong letter in six is fine. */
const likeness = '0.45';
const closeAtMost = 50;

/** Words long enough for typo tolerance. */
export const guessable = (words: readonly string[]): string[] => words.filter((word) => [...word].length > 3);

/** Sets PostgreSQL's similarity threshold to ours; the setting ends with the transaction. */
export const guessing = <T>(db: Database, work: () => Promise<T>): Promise<T> =>
  db.inTransaction(async () => {
    await db.rows(`select set_config('pg_trgm.word_similarity_threshold', $1, true)`, [likeness]);
    return work();
  });

/** People who match the lists and whose text resembles the search; `near` is how closely, from 0 to 1. */
export function guesses(filter: BrowserFilter, tags: Tags, values: Values): { from: string; near: string } {
  const words = guessable(searchWords(filter.text)).map((word) => `folded(${values.add(word)})`);
  const near = `least(${words.map((word) => `word_similarity(${word}, search)`).join(', ')})`;
  const conditions = [
    ...conditionsOf({ ...filter, text: '' }, tags, values),
    ...words.map((word) => `${word} <% search`),
  ];
  return {
    from: `(select * from discovery_influencers where ${allOf(conditions)} order by ${near} desc, id limit ${closeAtMost}) nearest`,
    near,
  };
}

import { browserLimits, type InfluencerFilterName } from '../../../../contract/rules/influencer-filters.js';
import type { Database } from '../../../../shared/db/index.js';
import type { BrowserFilter } from '../../domain/browser-filter.js';
import { type Facets, roundedEstimate, surelyMany, weightOf } from '../../domain/facets.js';
import { searchWords } from '../../domain/search-words.js';
import { guesses, guessing } from './close-sql.js';
import { allOf, conditionsOf, listsAskedFor, Values } from './filter-sql.js';
import { drawSample, type Sample, type Tally } from './sample-sql.js';
import type { TagList, Tags } from './tag-codes.js';

type Counted = { total: number; counts: Record<string, number> | null };
type Lists = Partial<Record<TagList, Record<string, number>>>;

/**
 * Counts, exactly where few are found, else from the sample. The options of a list that is filtered by are counted as if it were
 * not, each with a count of its own.
 */
export class FacetCounter {
  constructor(private readonly db: Database) {}

  async count(filter: BrowserFilter, tags: Tags): Promise<Facets> {
    // Words are not in the sample's index: they are looked for first, and sampled only where many have them.
    const byWords = searchWords(filter.text).length > 0;
    let sample = byWords ? null : await drawSample(this.db, filter, tags);
    const sampled = async () => (sample ??= await drawSample(this.db, filter, tags));
    const counted = async (except?: InfluencerFilterName) => {
      const guess = sample && estimateOf(sample, except);
      if (guess && (guess.exact || guess.total > surelyMany)) return guess;
      const found = await this.found(filter, tags, except);
      return found.total <= browserLimits.exact ? { ...found, exact: true } : estimateOf(await sampled(), except);
    };

    const all = await counted();
    const lists = byList(all.counts, tags);
    for (const [list] of listsAskedFor(filter)) lists[list] = byList((await counted(list)).counts, tags)[list] ?? {};
    return facetsOf(all.total, all.exact, false, lists);
  }

  /** Where nobody has the very words: among those whose words come close. */
  async countClose(filter: BrowserFilter, tags: Tags): Promise<Facets> {
    const values = new Values();
    const { from } = guesses(filter, tags, values);
    const { total, counts } = await guessing(this.db, () => this.countIn(`select tags from ${from}`, values));
    return facetsOf(total, true, true, byList(counts, tags));
  }

  /** Everybody, one more than may be counted exactly at most. */
  private found(filter: BrowserFilter, tags: Tags, except?: InfluencerFilterName): Promise<Counted> {
    const values = new Values();
    const conditions = allOf(conditionsOf(filter, tags, values, except));
    const limit = values.add(browserLimits.exact + 1);
    const only = except ? ` where code = any(${values.add(tags.codesIn(except))}::int[])` : '';
    return this.countIn(`select tags from discovery_influencers where ${conditions} limit ${limit}`, values, only);
  }

  private async countIn(found: string, values: Values, only = ''): Promise<Counted> {
    const [row] = await this.db.rows<Counted>(
      `with found as materialized (${found})
       select (select count(*)::int from found) as total,
         (select json_object_agg(code, n) from (
            select code, count(*)::int as n from found, unnest(tags) code${only} group by code) c) as counts`,
      values.list,
    );
    return row!;
  }
}

const nothing: Tally = { total: 0, drawn: 0, counts: null };

/** What a sample says of everybody. It says it exactly where it holds everybody and has counted all that were found. */
function estimateOf(sample: Sample, except?: InfluencerFilterName) {
  const weight = weightOf(sample.size, sample.lastKey);
  const { total, drawn, counts } = except ? (sample.without[except] ?? nothing) : sample;
  const exact = weight === 1 && drawn === total;
  const estimate = (seen: number, of: number) => (exact ? seen : roundedEstimate((seen * weight * total) / of));
  return {
    exact,
    total: estimate(total, total || 1),
    counts: Object.fromEntries(Object.entries(counts ?? {}).map(([code, n]) => [code, estimate(n, drawn)])),
  };
}

function byList(counts: Readonly<Record<string, number>> | null, tags: Tags): Lists {
  const lists: Lists = {};
  for (const [code, count] of Object.entries(counts ?? {})) {
    const tag = tags.tagOf(Number(code));
    if (tag) (lists[tag.list] ??= {})[tag.option] = count;
  }
  return lists;
}

function facetsOf(total: number, exact: boolean, close: boolean, { safety: _, ...lists }: Lists): Facets {
  return { total, exact, close, lists: lists };
}

import {
  browserLimits,
  type InfluencerFilterName,
  influencerFilterNames,
} from '../../../../contract/rules/influencer-filters.js';
import { roundedEstimate } from '../../../../contract/rules/numbers.js';
import { searchWords } from '../../../../contract/rules/search-words.js';
import type { Database } from '../../../../shared/db/index.js';
import type { BrowserFilter } from '../../domain/browser-filter.js';
import { type Facets, sampleSize, surelyMany, weightOf } from '../../domain/facets.js';
import { guesses, guessing } from './close-sql.js';
import { allOf, anyOf, conditionOf, dividedConditionsOf, listsAskedFor, Values } from './filter-sql.js';
import type { TagList, Tags } from './tag-codes.js';
import { countCommon, type People } from './tag-bits.js';
import { Outlook } from './tag-plan.js';
import { countTags, type Tally, type TagFilter, tagRowsFrom } from './tag-rows.js';
import type { KeptSample, TagSample } from './tag-sample.js';

type Counted = Tally & Readonly<{ exact: boolean }>;
type Lists = Partial<Record<TagList, Record<string, number>>>;
/** Everyone who matches the filter, then everyone who matches it ignoring the first list, the second … */
type Counts = Readonly<{ all: Counted; without: readonly Counted[] }>;
/** A filter, and its numeric form. */
type Question = Readonly<{ filter: BrowserFilter; lists: readonly InfluencerFilterName[]; asked: TagFilter }>;

/** Fetched people: how many, and all their tags as one string. */
type Found = Readonly<{ people: number; tags: string }>;

/** How many people are fetched at most to count filtered lists exactly. */
const fetchedAtMost = browserLimits.exact / 2;

/**
 * Counts facets: exactly for few results, else from the sample. A filtered list's options are counted without that
 * list's own filter. All exact counts use people who are fetched once.
 */
export class FacetCounter {
  constructor(
    private readonly db: Database,
    private readonly sample: KeptSample,
  ) {}

  async count(filter: BrowserFilter, tags: Tags): Promise<Facets> {
    const chosen = listsAskedFor(filter);
    const codes = chosen.map(([list, options]) => tags.codesOf(list, options));
    const asked = { lists: codes, unwanted: tags.codesOf('safety', filter.exclude) };
    const question = { filter, lists: chosen.map(([list]) => list), asked };
    const { all, without } = await this.counted(question, tags);

    const { safety: _, ...shown } = byList(all.counts, tags);
    question.lists.forEach((list, place) => (shown[list] = byList(without[place]!.counts, tags)[list] ?? {}));
    const exactly = new Map(question.lists.map((list, place) => [list, without[place]!.exact]));
    const estimated = influencerFilterNames.filter((list) => !(exactly.get(list) ?? all.exact));
    return { total: all.total, exact: all.exact, estimated, close: false, lists: shown };
  }

  /** If nobody matches the words exactly, counts close matches. */
  async countClose(filter: BrowserFilter, tags: Tags): Promise<Facets> {
    const values = new Values();
    const { from } = guesses(filter, tags, values);
    const found = await guessing(this.db, () => this.read(`select tags from ${from}`, values));
    const { all } = countIn([found], everybody);
    const { safety: _, ...lists } = byList(all.counts, tags);
    return { total: all.total, exact: true, estimated: [], close: true, lists };
  }

  private async counted(question: Question, tags: Tags): Promise<Counts> {
    const { lists, filter } = question;
    const words = searchWords(filter.text);
    const hint = await this.sample.hint();
    // If the sample holds everyone, the index finds their words faster.
    const fewHaveWords = words.length > 0 && hint.size < sampleSize;
    const sample = words.length > 0 && !fewHaveWords ? await this.sample.having(words) : null;
    if (
      fewHaveWords ||
      (sample && countCommon(sample.among, sample.among) * weightOf(sample.size, sample.lastKey) <= surelyMany)
    ) {
      const found = await this.fetched({ ...filter, lists: {} }, question, [undefined], tags);
      if (found) return found;
    }

    const drawn = sample ?? (await this.sample.get());
    const estimate = estimated(drawn, question);
    if (estimate.all.exact || estimate.all.total > surelyMany) return estimate;
    const loose = worthFetching(estimate);
    const found =
      (loose.length > 0 &&
        (await this.fetched(
          filter,
          question,
          loose.map((place) => lists[place]),
          tags,
        ))) ||
      (await this.fetched(filter, question, [undefined], tags));
    // There are more, whatever the sample says.
    if (!found)
      return { ...estimate, all: { ...estimate.all, total: Math.max(estimate.all.total, browserLimits.exact) } };
    const few = (count: Counted, place: number) => loose.includes(place) && count.total <= browserLimits.exact;
    return {
      all: found.all,
      without: found.without.map((count, place) => (few(count, place) ? count : estimate.without[place]!)),
    };
  }

  /**
   * Counts among people who match the filter, ignoring at most one of these lists. Null if there are too many to fetch.
   * The different index queries run concurrently.
   */
  private async fetched(
    filter: BrowserFilter,
    { asked }: Question,
    but: readonly (InfluencerFilterName | undefined)[],
    tags: Tags,
  ): Promise<Counts | null> {
    const outlook = new Outlook(await this.sample.hint());
    const waysOf = (except: InfluencerFilterName | undefined, values: Values) =>
      dividedConditionsOf(filter, tags, values, { except, outlook });
    const bySearch = new Map<string, (InfluencerFilterName | undefined)[]>();
    const values = new Values();
    for (const except of but) {
      const sought = allOf(waysOf(except, values).sought);
      bySearch.set(sought, [...(bySearch.get(sought) ?? []), except]);
    }
    const found = await Promise.all(
      [...bySearch.values()].map((some, place) => {
        const own = new Values();
        // People who match everything would be found by every query; only the first one returns them.
        const lacks = (list: InfluencerFilterName) => `not ${conditionOf(list, filter, tags, own)}`;
        const ways = some.map((except) => {
          const { sought, checked } = waysOf(except, own);
          return { sought, checked: place > 0 && except ? [...checked, lacks(except)] : checked };
        });
        const limit = own.add(browserLimits.exact + 1);
        return this.read(`select tags from discovery_influencers where ${anyOf(ways)} limit ${limit}`, own);
      }),
    );
    const people = found.reduce((sum, some) => sum + some.people, 0);
    return people > browserLimits.exact ? null : countIn(found, asked);
  }

  private async read(found: string, values: Values): Promise<Found> {
    const [row] = await this.db.rows<Found>(
      `select count(*)::int as people, coalesce(string_agg(tags::text, ''), '') as tags from (${found}) found`,
      values.list,
    );
    return row!;
  }
}

function countIn(found: readonly Found[], asked: TagFilter): Counts {
  const people = found.reduce((sum, some) => sum + some.people, 0);
  const rows = tagRowsFrom(found.map(({ tags }) => tags).join(''), people);
  const { without, ...all } = countTags(rows, asked);
  const exactly = (tally: Tally) => ({ ...tally, exact: true });
  return { all: exactly(all), without: without.map(exactly) };
}

/** The sample's estimate. */
function estimated(sample: TagSample, { asked }: Question): Counts {
  const { bits, among } = sample;
  const estimate = (people: People) => estimateOf(sample, people);
  return { all: estimate(bits.meeting(asked, among)), without: bits.meetingButOne(asked, among).map(estimate) };
}

const everybody: TagFilter = { lists: [], unwanted: [] };

/** The lists whose removal is expected to add few enough people, fewest first, up to the limit in total. */
function worthFetching({ without }: Counts): number[] {
  let sum = 0;
  return without
    .map(({ total }, place) => ({ total, place }))
    .toSorted((a, b) => a.total - b.total)
    .filter(({ total }) => (sum += total) <= fetchedAtMost)
    .map(({ place }) => place);
}

/** Estimates from a sample; exact if it holds everyone. Each tag is counted only on demand. */
function estimateOf({ size, lastKey, bits }: TagSample, people: People): Counted {
  const weight = weightOf(size, lastKey);
  const estimate = (seen: number) => (weight === 1 ? seen : roundedEstimate(seen * weight));
  return {
    exact: weight === 1,
    total: estimate(countCommon(people, people)),
    get counts() {
      return new Map([...bits.tallyOf(people).counts].map(([code, seen]) => [code, estimate(seen)]));
    },
  };
}

function byList(counts: ReadonlyMap<number, number>, tags: Tags): Lists {
  const lists: Lists = {};
  for (const [code, count] of counts) {
    const tag = tags.tagOf(code);
    if (tag) (lists[tag.list] ??= {})[tag.option] = count;
  }
  return lists;
}

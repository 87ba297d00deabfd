import { searchWords } from '../../../../contract/rules/search-words.js';
import type { Database } from '../../../../shared/db/index.js';
import type { BrowserFilter, Cursor } from '../../domain/browser-filter.js';
import { discoveryErrors } from '../../domain/discovery.errors.js';
import { sampleSize } from '../../domain/facets.js';
import {
  type NearText,
  scoreAtMost,
  type Target,
  type Tastes,
  type Wish,
  type Way,
  waysToReach,
} from '../../domain/match.js';
import { card } from './card-sql.js';
import { allOf, anyOf, conditionsOf, listConditions, listsAskedFor, Values } from './filter-sql.js';
import type { People } from './tag-bits.js';
import type { TagCodes, Tags } from './tag-codes.js';
import { Outlook } from './tag-plan.js';
import type { TagFilter } from './tag-rows.js';
import type { KeptSample, TagSample } from './tag-sample.js';

export type MatchPage = Readonly<{ limit: number; after: Cursor | null }>;

const tastes = `
  select coalesce((select json_object_agg(l.list, l.options) from (
    select t.list, json_agg(t.option) as options from discovery_tags t where t.code = any(d.tags) group by t.list) l), '{}'::json) as tastes
  from discovery_influencers d where d.id = $1`;

const cards = `
  select json_build_object(
    'items', coalesce(json_agg((${card})::jsonb || jsonb_build_object('score', w.score) order by w.score desc, w.id desc), '[]'::json),
    'of', $3::int, 'next', $4::text, 'close', false)::text as body
  from unnest($1::uuid[], $2::int[]) w (id, score) join discovery_influencers p using (id)`;

/** A person and their score. */
type Weighed = Readonly<{ id: string; score: number }>;
/** The criteria in numeric form, with their points. */
type Search = Readonly<{ target: Target; near: ReadonlyMap<string, NearText>; filter: BrowserFilter; tags: Tags }>;

/**
 * Scores few more people than it shows: the sample predicts which scores to expect, and the tag index finds candidates
 * for them; if very many share one score they are scanned by id instead. A wrong prediction only costs time: anyone
 * missed is read in the next step, so the order is exact.
 */
export class MatchRanking {
  constructor(
    private readonly db: Database,
    private readonly codes: TagCodes,
    private readonly sample: KeptSample,
  ) {}

  /**
   * A page of cards with scores, best first, as the JSON text of a `MatchedPage`; ties by id, descending. Null if
   * nobody matches the filter.
   */
  async page(
    target: Target,
    near: ReadonlyMap<string, NearText>,
    filter: BrowserFilter,
    { limit, after }: MatchPage,
  ): Promise<string | null> {
    const search = { target, near, filter, tags: await this.codes.all() };
    const outlook = await this.outlookFor(search);
    const found: Weighed[] = [];
    let most = after ? Number(after.value) : scoreAtMost(target);
    let beyond = after?.id ?? null;
    while (most >= 0 && found.length < limit) {
      const step = outlook.next(most, beyond !== null, limit - found.length);
      found.push(...(await this.read(step, beyond, limit - found.length, search)));
      most = (step.kind === 'level' ? step.score : step.least) - 1;
      beyond = null;
    }
    return found.length === 0 && after === null ? null : this.cards(found, limit, target);
  }

  /** What brands can see of someone, by list. @throws discoveryErrors.influencerNotFound */
  async tastesOf(influencerId: string): Promise<Tastes> {
    const [row] = await this.db.quickRead<{ tastes: Tastes }>(tastes, [influencerId], 'match-tastes');
    if (!row) throw discoveryErrors.influencerNotFound(influencerId);
    return row.tastes;
  }

  private async outlookFor({ target, filter, tags }: Search): Promise<MatchOutlook> {
    const hint = await this.sample.hint();
    const words = searchWords(filter.text);
    const sample = words.length > 0 && hint.size === sampleSize ? await this.sample.having(words) : hint;
    const lists = listsAskedFor(filter).map(([list, options]) => tags.codesOf(list, options));
    const asked = { lists, unwanted: tags.codesOf('safety', filter.exclude) };
    return new MatchOutlook(sample, target, ({ list, options }) => tags.codesOf(list, options), asked);
  }

  private async read(step: MatchStep, beyond: string | null, limit: number, search: Search): Promise<Weighed[]> {
    const { target, near, filter, tags } = search;
    const values = new Values();
    const has = ({ list, options }: Wish) => tags.codesOf(list, options);
    const points = target.wishes.map(
      (wish) => `case when tags && ${values.add(has(wish))}::int[] then ${wish.points} else 0 end`,
    );
    if (near.size > 0) {
      const byId = Object.fromEntries([...near].map(([id, text]) => [id, text.points]));
      points.push(`coalesce((${values.add(JSON.stringify(byId))}::jsonb ->> id::text)::int, 0)`);
    }
    const all = new Outlook(await this.sample.hint());
    const conditions =
      step.kind === 'best'
        ? [...conditionsOf({ ...filter, lists: {} }, tags, values), this.within(step, search, values, all)]
        : conditionsOf(filter, tags, values, { outlook: all });
    const most = values.add(step.kind === 'best' ? step.most : step.score);
    const least = step.kind === 'best' ? values.add(step.least) : most;
    const place = beyond
      ? `score between ${least}::int and ${most}::int and (score < ${most}::int or id < ${values.add(beyond)}::uuid)`
      : `score between ${least}::int and ${most}::int`;
    const weighed = `select id, (${points.join(' + ')})::int as score from discovery_influencers where ${allOf(conditions)}`;
    return this.db.rows<Weighed>(
      step.kind === 'best'
        ? `with weighed as materialized (${weighed})
           select id, score from weighed where ${place} order by score desc, id desc limit ${values.add(limit)}`
        : `select id, score from (${weighed}) weighed where score = ${most}::int${beyond ? ` and id < ${values.add(beyond)}::uuid` : ''}
           order by id desc limit ${values.add(limit)}`,
      values.list,
    );
  }

  /** Selects people whose tags alone can reach this score, and those whose bio could add enough. */
  private within(step: MatchStep & { kind: 'best' }, { near, filter, tags }: Search, values: Values, outlook: Outlook) {
    const found = anyOf(step.ways.map((way) => listConditions(way, values, outlook)));
    if (near.size === 0) return `(${found})`;
    const lists = conditionsOf({ ...filter, text: '', exclude: [] }, tags, values);
    return `(${found} or ${allOf([`id = any(${values.add([...near.keys()])}::uuid[])`, ...lists])})`;
  }

  private async cards(found: readonly Weighed[], limit: number, target: Target): Promise<string> {
    const last = found.at(-1);
    const [row] = await this.db.quickRead<{ body: string }>(
      cards,
      [
        found.map(({ id }) => id),
        found.map(({ score }) => score),
        scoreAtMost(target),
        last && found.length === limit ? `${last.score}_${last.id}` : null,
      ],
      'match-cards',
    );
    return row!.body;
  }
}

type ListsOfTags = readonly (readonly number[])[];
/** The best with a score in this range. Everyone with such a score matches all lists of one of `ways`. */
type BestOf = Readonly<{ kind: 'best'; least: number; most: number; ways: readonly ListsOfTags[] }>;
/** What to read next: everyone with exactly this score, or the best few. */
type MatchStep = Readonly<{ kind: 'level'; score: number }> | BestOf;

/** The measured cost of scoring the next person by id, relative to fetching one from an index. */
const passingCost = 0.4;

/** Predicts the distribution of scores from the sample, so that a page scores few more people than it shows. */
class MatchOutlook {
  private readonly among: People;
  /** How many members of the sample have each score. */
  private readonly having: Uint32Array;
  private readonly all: Outlook;

  constructor(
    private readonly sample: TagSample,
    private readonly target: Target,
    private readonly codesOf: (wish: Wish) => readonly number[],
    private readonly filter: TagFilter,
  ) {
    const { bits, among, size } = sample;
    this.all = new Outlook(sample);
    this.among = bits.meeting(filter, among);
    const scores = new Uint16Array(size);
    for (const wish of target.wishes) {
      const met = bits.any(codesOf(wish));
      for (let person = 0; person < size; person++) if (isIn(met, person)) scores[person]! += wish.points;
    }
    this.having = new Uint32Array(scoreAtMost(target) + 1);
    scores.forEach((score, person) => isIn(this.among, person) && this.having[score]!++);
  }

  /** How to find this many more. If `begun`, some of those with `most` have already been shown. */
  next(most: number, begun: boolean, wanted: number): MatchStep {
    if (this.isSoonerPassed(most, wanted)) return { kind: 'level', score: most };
    const least = this.leastFrom(most, begun, wanted);
    // First finds everyone above a score shared by very many, then scans those who share it.
    const above = least < most && this.isSoonerPassed(least, wanted);
    return { kind: 'best', least: above ? least + 1 : least, most, ways: this.waysTo(above ? least + 1 : least).ways };
  }

  /** Low enough that there should be enough people, plus a margin of one sample member. */
  private leastFrom(most: number, begun: boolean, wanted: number): number {
    const enough = (wanted / Math.max(1, this.all.people)) * this.sample.size + 1;
    let seen = 0;
    for (let least = most; least > 0; least--) {
      if (!(begun && least === most)) seen += this.having[least] ?? 0;
      if (seen >= enough) return least;
    }
    return 0;
  }

  /**
   * Whether an id scan meets this many people with this score before an index query would have fetched all candidates.
   */
  private isSoonerPassed(score: number, wanted: number): boolean {
    const same = this.having[score] ?? 0;
    return same > 0 && (wanted / same) * this.sample.size * passingCost < this.waysTo(score).cost;
  }

  /**
   * The cheapest way to find everyone who can have this score: by conditions derived from it, or by the filter alone.
   */
  private waysTo(least: number): { ways: readonly ListsOfTags[]; cost: number } {
    const { lists } = this.filter;
    const codesOf = (way: Way) => way.map((group) => group.flatMap((wish) => this.codesOf(wish)));
    const narrow = waysToReach(this.target.wishes, least).map((way) => [...lists, ...codesOf(way)]);
    const costOf = (ways: readonly ListsOfTags[]) => ways.reduce((sum, way) => sum + this.all.worthAsking(way).cost, 0);
    const [cost, whole] = [costOf(narrow), costOf([lists])];
    return cost < whole ? { ways: narrow, cost } : { ways: [lists], cost: whole };
  }
}

const isIn = (people: People, person: number): boolean => ((people[person >>> 5]! >>> (person & 31)) & 1) === 1;

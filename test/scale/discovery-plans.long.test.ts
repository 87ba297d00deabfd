import fc from 'fast-check';
import { idsOf } from '../../server/contract/lists/index.js';
import {
  influencerFilterNames,
  influencerFilters,
  influencerSorts,
} from '../../server/contract/rules/influencer-filters.js';
import { BrowserQueries } from '../../server/modules/discovery/adapters/queries/browser-queries.js';
import { MatchRanking } from '../../server/modules/discovery/adapters/persistence/match-ranking.js';
import { SqlTextSimilarity } from '../../server/modules/discovery/adapters/persistence/sql-text-similarity.js';
import { TagCodes } from '../../server/modules/discovery/adapters/persistence/tag-codes.js';
import { KeptSample } from '../../server/modules/discovery/adapters/persistence/tag-sample.js';
import type { BrowserFilter } from '../../server/modules/discovery/domain/browser-filter.js';
import { targetOf } from '../../server/modules/discovery/domain/match.js';
import { noTargeting } from '../../server/modules/discovery/domain/targeting.js';
import { Database } from '../../server/shared/db/index.js';
import { longTimeoutMs } from '../support/counts.js';
import { testDatabase, type TestDatabase } from '../support/database.js';

jest.setTimeout(longTimeoutMs);

const people = 60_000;
const everybody: BrowserFilter = { lists: {}, exclude: [], text: '' };

type Plan = Readonly<{ 'Node Type': string; 'Relation Name'?: string; Plans?: readonly Plan[] }>;

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Records PostgreSQL's plan for each statement that reads. */
class ExplainingDatabase extends Database {
  readonly scans: string[] = [];

  override async rows<Row extends object>(text: string, values: unknown[] = [], name?: string): Promise<Row[]> {
    if (/\bdiscovery_influencers\b/.test(text)) {
      const [row] = await super.rows<{ 'QUERY PLAN': { Plan: Plan }[] }>(`explain (format json) ${text}`, values);
      const read = nodesOf(row!['QUERY PLAN'][0]!.Plan).filter((node) => node['Node Type'] === 'Seq Scan');
      if (read.some((node) => node['Relation Name'] === 'discovery_influencers')) this.scans.push(text);
    }
    return super.rows<Row>(text, values, name);
  }
}

let database: TestDatabase;
let explained: ExplainingDatabase;
let codes: TagCodes;
let browser: BrowserQueries;
let matches: MatchRanking;

beforeAll(async () => {
  database = await testDatabase();
  explained = new ExplainingDatabase(database.source);
  codes = new TagCodes(explained);
  await makePeople();
  const sample = new KeptSample(explained);
  browser = new BrowserQueries(explained, codes, sample);
  matches = new MatchRanking(explained, codes, sample);
});
beforeEach(() => explained.scans.splice(0));
afterAll(() => database?.close());

/** Everyone has one option of each list, so that every option of a list is about as common as the others. */
async function makePeople(): Promise<void> {
  const tags = await codes.all();
  const lists = influencerFilterNames.map((list) => tags.codesOf(list, idsOf(influencerFilters[list].options)));
  const flags = tags.codesOf('safety', ['alcohol']);
  const one = lists.map((all) => `(array[${all.join()}])[1 + floor(random() * ${all.length} + n * 0)::int]`);
  await explained.rows(
    `insert into discovery_influencers (id, name, handle, bio, categories, accounts, claimed, followers, engagement, tags, created_at, version)
     select md5(n::text)::uuid, 'Person ' || md5((n / 7)::text), 'person.' || n, 'Writes about ' || md5((n % 5000)::text) || '.', '{}', '{}', true,
       1000 + n * 7, n % 9, array[${one.join()}] || case when n % 12 = 0 then array[${flags.join()}] else '{}' end,
       now() - n * interval '1 minute', 1
     from generate_series(1, ${people}) n`,
  );
  await database.db.rows('vacuum analyze discovery_influencers');
}

const walksNoTable = () => expect(explained.scans).toEqual([]);

describe('no statement of the influencer browser reads the whole table', () => {
  it.each(influencerFilterNames)('R435: not one that filters or counts by %s', async (list) => {
    const filter = { ...everybody, lists: { [list]: idsOf(influencerFilters[list].options).slice(0, 1) } };
    for (const sort of influencerSorts) await browser.page(filter, { sort: sort.id, limit: 24, after: null });
    await browser.facets(filter);
    walksNoTable();
  });

  it('R435: not one with many filters, flags, words, slips or a place far behind', async () => {
    const lists = { city: ['leeds', 'london'], cuisines: ['thai', 'italian'], band: ['micro'], platform: ['tiktok'] };
    const filters: BrowserFilter[] = [
      everybody,
      { ...everybody, lists },
      { ...everybody, exclude: ['alcohol'] },
      { lists, exclude: ['alcohol'], text: '' },
      { ...everybody, text: 'c4ca4238' },
      { lists, exclude: ['alcohol'], text: 'c4ca4238' },
      { ...everybody, text: 'c4ca4239' },
    ];
    const far = { value: '200000', id: '80000000-0000-0000-0000-000000000000' };
    for (const filter of filters) {
      for (const after of [null, far]) await browser.page(filter, { sort: 'followers', limit: 24, after });
      await browser.facets(filter);
    }
    await browser.leftOut({ ...everybody, lists }, ['alcohol']);
    walksNoTable();
  });

  it('R435: not one that looks for who suits best, with filters and far behind', async () => {
    const aim = { ...noTargeting('brand'), wanted: { cuisines: ['thai'], band: ['micro', 'macro'] } };
    const target = targetOf({ city: 'leeds', category: 'hotels' }, aim);
    const near = new Map([[fc.sample(fc.uuid(), { numRuns: 1, seed: 1 })[0]!, { points: 4, because: 'matcha' }]]);
    for (const texts of [new Map(), near])
      for (const filter of [everybody, { ...everybody, lists: { diningTypes: ['brunch'] } }])
        for (const value of [null, '40', '24', '8']) {
          const after = value ? { value, id: '80000000-0000-0000-0000-000000000000' } : null;
          await matches.page(target, texts, filter, { limit: 24, after });
        }
    await new SqlTextSimilarity(explained).near(['matcha', 'writes']);
    walksNoTable();
  });
});

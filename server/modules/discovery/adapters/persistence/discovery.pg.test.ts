import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { browserLimits, influencerFilterNames } from '../../../../contract/rules/influencer-filters.js';
import { newId } from '../../../../shared/kernel/index.js';
import type { BrowserFilter } from '../../domain/browser-filter.js';
import { savedSearchRepositoryContract } from '../../ports/repositories.contract.js';
import { BrowserQueries } from '../queries/browser-queries.js';
import { BrowserIndex } from './browser-index.js';
import { TagCodes } from './tag-codes.js';
import { KeptSample } from './tag-sample.js';
import { TypeOrmSavedSearchRepository } from './typeorm-saved-search.repository.js';

type Person = Readonly<{
  name: string;
  handle?: string;
  bio?: string;
  city?: string | null;
  followers?: number;
  engagement?: number | null;
  categories?: string[];
  attributes?: Record<string, string[]>;
  privateLists?: string[];
  addedAt?: string;
}>;
type Page = { items: { id: string; name: string }[]; next: string | null; close: boolean };

const now = new Date('2026-11-21T12:00:00Z');
const everybody: BrowserFilter = { lists: {}, exclude: [], text: '' };

let database: TestDatabase;
let queries: BrowserQueries;
let index: BrowserIndex;

beforeAll(async () => {
  database = await testDatabase();
  const codes = new TagCodes(database.db);
  queries = new BrowserQueries(database.db, codes, new KeptSample(database.db));
  index = new BrowserIndex(database.db, codes, { now: () => now });
});
beforeEach(() => database.empty('influencers', 'discovery_influencers', 'discovery_fill'));
afterAll(() => database?.close());

let people = 0;
async function store({ name, ...more }: Person): Promise<string> {
  const id = newId();
  const handle = more.handle ?? `person.${people++}`;
  const { followers = 1_000, engagement = null, bio = '', city = 'leeds', categories = [] } = more;
  await database.db.rows(
    `insert into influencers (id, name, handle, slug, bio, city, country, categories, claimed, source, followers, engagement,
                              created_at, updated_at, version)
     values ($1, $2, $3, $4, $5, $6, 'GB', $7, true, 'joined', $8, $9, $10, $11, 1)`,
    [id, name, handle, id, bio, city, categories, followers, engagement, more.addedAt ?? now, now],
  );
  await database.db.rows(
    `insert into social_accounts (influencer_id, platform, handle, followers, engagement, updated_at)
     values ($1, 'tiktok', $2, $3, $4, $5)`,
    [id, handle, followers, engagement, now],
  );
  const attributes = Object.entries(more.attributes ?? {}).map(([list, chosen]) => [list, { chosen, other: null }]);
  await database.db.rows(
    'insert into influencer_details (influencer_id, attributes, private_lists) values ($1, $2, $3)',
    [id, JSON.stringify(Object.fromEntries(attributes)), more.privateLists ?? []],
  );
  return id;
}

const fill = () => index.fill({ afresh: true });
const page = async (filter: Partial<BrowserFilter> = {}, more: Partial<Parameters<BrowserQueries['page']>[1]> = {}) =>
  JSON.parse(
    await queries.page({ ...everybody, ...filter }, { sort: 'followers', limit: 24, after: null, ...more }),
  ) as Page;
const names = async (...of: Parameters<typeof page>) => (await page(...of)).items.map(({ name }) => name);
const facets = (filter: Partial<BrowserFilter> = {}) => queries.facets({ ...everybody, ...filter });

describe('TypeOrmSavedSearchRepository', () => {
  savedSearchRepositoryContract(() => new TypeOrmSavedSearchRepository(database.db, database.outbox));
});

describe('the influencer browser', () => {
  it('R435: lets through who meets every list by any of its options', async () => {
    await store({ name: 'Ada', city: 'leeds', followers: 5_000, attributes: { cuisines: ['italian', 'thai'] } });
    await store({ name: 'Ben', city: 'london', followers: 50_000, attributes: { cuisines: ['thai'] } });
    await store({ name: 'Cleo', city: 'bristol', followers: 500_000, attributes: { cuisines: ['thai'] } });
    await fill();

    expect(await names({ lists: { city: ['leeds', 'london'], cuisines: ['thai'] } })).toEqual(['Ben', 'Ada']);
    expect(await names({ lists: { band: ['nano', 'macro'] } })).toEqual(['Cleo', 'Ada']);
    expect(await names({ lists: { cuisines: ['italian'], band: ['micro'] } })).toEqual([]);
    expect(await names({ lists: { platform: ['tiktok'], country: ['GB'] } })).toHaveLength(3);
    expect(await names({ lists: { platform: ['youtube'] } })).toEqual([]);
  });

  it('R435: takes engagement as “at least”, and leaves out who carries an excluded flag', async () => {
    await store({ name: 'Calm', engagement: 1.5 });
    await store({ name: 'Lively', engagement: 6, attributes: { contentRiskFlags: ['alcohol'] } });
    await fill();

    expect(await names({ lists: { engagement: ['3'] } })).toEqual(['Lively']);
    expect(await names({ lists: { engagement: ['1'] } })).toHaveLength(2);
    expect(await names({ exclude: ['alcohol', 'crime'] })).toEqual(['Calm']);
  });

  it('R321: neither finds nor counts by what someone keeps to themselves', async () => {
    await store({ name: 'Open', attributes: { gender: ['woman'] } });
    await store({ name: 'Quiet', attributes: { gender: ['woman'] }, privateLists: ['gender'] });
    await fill();

    expect(await names({ lists: { gender: ['woman'] } })).toEqual(['Open']);
    expect((await facets()).lists.gender).toEqual({ woman: 1 });
  });

  it.each([
    ['name in any case', 'MARCHETTI'],
    ['handle', '@rosa.by'],
    ['words of the bio, accents or not', 'creme brulee'],
    ['very short word at its beginning', 'ro'],
    ['letters that people type instead', 'strasse isik'],
    ['address of an account', 'https://www.tiktok.com/@rosa.by.the.pier?lang=en'],
    ['Cyrillic', 'кофе'],
    ['Han within a longer text', '東京'],
  ])('finds by %s', async (_, text) => {
    await store({
      name: 'Rosa Marchetti',
      handle: 'rosa.by.the.pier',
      bio: 'Crème brûlée, КОФЕ и 新しい東京タワー. Straße, Işık.',
    });
    await store({ name: 'Somebody Else' });
    await fill();
    expect(await names({ text })).toEqual(['Rosa Marchetti']);
  });

  it.each(["o'brien", 'O’BRIEN', "o'b"])(
    'finds a name by its apostrophe, whichever the keyboard puts: %s',
    async (text) => {
      await store({ name: 'Siobhán O’Brien' });
      await store({ name: "Una O'Brien" });
      await store({ name: 'Olive Oakes' });
      await fill();
      expect((await names({ text })).sort()).toEqual(['Siobhán O’Brien', "Una O'Brien"]);
      expect(await facets({ text })).toMatchObject({ total: 2, close: false });
    },
  );

  it('counts what another choice would find where words and filters together find nobody', async () => {
    await store({ name: 'Rosa Marchetti', city: 'london' });
    await fill();
    const counts = await facets({ text: 'marchetti', lists: { city: ['leeds'] } });
    expect(counts).toMatchObject({ total: 0, close: false, lists: { city: { london: 1 } } });
  });

  it('forgives a slip where nobody has the very words, and says so', async () => {
    await store({ name: 'Rosa Marchetti', city: 'leeds' });
    await store({ name: 'Rosa Marchetti', city: 'london', followers: 90_000 });
    await store({ name: 'Tomasz Wilczek' });
    await fill();

    const found = await page({ text: 'marcheti', lists: { city: ['leeds'] } });
    expect(found).toMatchObject({ close: true, next: null, items: [{ name: 'Rosa Marchetti' }] });
    expect(await facets({ text: 'marcheti', lists: { city: ['leeds'] } })).toMatchObject({ total: 1, close: true });
    expect(await page({ text: 'zzyzzyva' })).toMatchObject({ items: [] });
    expect(await page({ text: 'rza' })).toMatchObject({ close: false, items: [] });
  });

  it.each(['followers', 'engagement', 'newest'] as const)('shows everyone once in pages by %s', async (sort) => {
    for (let number = 0; number < 11; number++)
      await store({
        name: `P${number}`,
        followers: 1_000 * (number % 4),
        engagement: number % 3 === 0 ? null : number % 5,
        addedAt: `2026-10-0${1 + (number % 3)}T10:00:00.123456Z`,
        bio: 'everybody says this',
      });
    await fill();
    for (const text of ['', 'everybody']) {
      const seen: string[] = [];
      let after = null;
      do {
        const { items, next } = await page({ text }, { sort, limit: 4, after });
        seen.push(...items.map(({ id }) => id));
        const [value, id] = next?.split('_') ?? [];
        after = next ? { value: value!, id: id! } : null;
      } while (after);
      expect(seen).toHaveLength(11);
      expect(new Set(seen).size).toBe(11);
    }
  });

  it('counts each option, those of a chosen list as if it were not chosen', async () => {
    await store({ name: 'Ada', city: 'leeds', attributes: { cuisines: ['thai'] } });
    await store({ name: 'Ben', city: 'london', attributes: { cuisines: ['thai'] } });
    await store({ name: 'Cleo', city: 'london', attributes: { cuisines: ['greek'] } });
    await fill();

    const { total, exact, lists } = await facets({ lists: { city: ['leeds'], cuisines: ['thai'] } });
    expect({ total, exact }).toEqual({ total: 1, exact: true });
    expect(lists.city).toEqual({ leeds: 1, london: 1 });
    expect(lists.cuisines).toEqual({ thai: 1 });
    expect(lists.platform).toEqual({ tiktok: 1 });
    expect((await facets({ lists: { city: ['bristol'] } })).lists.city).toEqual({ leeds: 1, london: 2 });
  });

  it('follows a change, and removes hidden and deleted people, even if notified twice', async () => {
    const ada = await store({ name: 'Ada' });
    const ben = await store({ name: 'Ben' });
    await fill();
    await database.db.rows(`update influencers set city = 'bristol', version = 2 where id = $1`, [ada]);
    await database.db.rows('insert into unlisted_influencers (influencer_id, since) values ($1, $2)', [ben, now]);
    for (let time = 0; time < 2; time++) await index.refresh([ada, ben, newId()]);

    expect(await names({ lists: { city: ['bristol'] } })).toEqual(['Ada']);
    expect(await names()).toEqual(['Ada']);
    await expect(queries.sheet(ben)).rejects.toMatchObject({ code: 'discovery/influencer-not-found' });
  });

  it('reads those afresh that an import has changed', async () => {
    await store({ name: 'Imported' });
    await index.refreshChanged(new Date(now.getTime() - 1_000), now);
    expect(await names()).toEqual(['Imported']);
  });

  it('continues filling where it stopped, and fills once', async () => {
    await store({ name: 'Ada' });
    expect(await index.fillSome()).toBe(1);
    await store({ name: 'Told by an event' });
    expect(await index.fillSome()).toBe(0);
    expect(await names()).toEqual(['Ada']);
    expect(await fill()).toBe(2);
  });

  it('gives a brand what the influencer lets it see, and no more', async () => {
    const id = await store({
      name: 'Ada',
      bio: 'Eats.',
      categories: ['hotels', 'Something imported'],
      attributes: { cuisines: ['thai'], gender: ['woman'] },
      privateLists: ['gender'],
    });
    await fill();
    expect(JSON.parse(await queries.sheet(id))).toMatchObject({
      name: 'Ada',
      bio: 'Eats.',
      categories: ['hotels'],
      accounts: [{ platform: 'tiktok', followers: 1_000, asOf: '2026-11-21', history: [] }],
      ...{ source: 'joined', portfolio: [], attributes: { cuisines: ['thai'] } },
      audience: { ages: {}, genders: {}, countries: [] },
      availability: { days: [], times: [], travel: null, away: [] },
    });
    expect(JSON.parse(await queries.sheet(id))).not.toHaveProperty('attributes.gender');
  });
});

describe('the counts of many', () => {
  const crowd = 24_000;

  async function fillWith(inLeeds: number): Promise<void> {
    const codes = await new TagCodes(database.db).all();
    const [leeds, london] = codes.codesOf('city', ['leeds', 'london']);
    const [tiktok] = codes.codesOf('platform', ['tiktok']);
    await database.db.rows(
      `insert into discovery_influencers (id, name, handle, bio, categories, accounts, claimed, followers, tags, created_at, version)
       select gen_random_uuid(), 'P', 'p', '', '{}', '{}', true, n,
         array[case when n <= ${inLeeds} then $1::int else $2::int end, $3::int], now(), 1
       from generate_series(1, ${crowd}) n`,
      [leeds, london, tiktok],
    );
  }

  it('are exact up to 10,000 and honest estimates above', async () => {
    const inLeeds = 6_000;
    await fillWith(inLeeds);
    const few = await facets({ lists: { city: ['leeds'] } });
    expect(few).toMatchObject({ total: inLeeds, exact: true, lists: { platform: { tiktok: inLeeds } } });
    expect(few.estimated).toEqual(['city']); // all 24,000 of these are counted

    const many = await facets({ lists: { platform: ['tiktok'] } });
    expect(many.exact).toBe(false);
    expect(many.estimated).toEqual(influencerFilterNames);
    expect(Math.abs(many.total / crowd - 1)).toBeLessThan(0.1);
    expect(Math.abs(many.lists.city!.leeds! / inLeeds - 1)).toBeLessThan(0.15);
    expect(many.total % 1_000).toBe(0);
  });

  it.each([
    [browserLimits.exact, { total: 10_000, exact: true }],
    [browserLimits.exact + 1, { total: 10_000, exact: false }],
  ])('of %i are %j, however old the sample is', async (inLeeds, told) => {
    await fillWith(6_000);
    expect(await facets({ lists: { platform: ['tiktok'] } })).toMatchObject({ exact: false });
    await database.empty('discovery_influencers');
    await fillWith(inLeeds);
    expect(await facets({ lists: { city: ['leeds'] } })).toMatchObject(told);
  });

  it('are exact for each of several lists without which few more are found', async () => {
    const inLeeds = 6_000;
    await fillWith(inLeeds);
    const codes = await new TagCodes(database.db).all();
    const kinds = [
      codes.codesOf('cuisines', ['thai', 'greek', 'italian', 'japanese', 'korean', 'mexican', 'indian']),
      codes.codesOf('sports', ['yoga', 'running', 'football', 'tennis', 'cycling']),
    ];
    expect(kinds.map((tags) => tags.length)).toEqual([7, 5]);
    await database.db.rows(
      `update discovery_influencers set tags = tags || ($1::int[])[1 + followers % 7] || ($2::int[])[1 + (followers / 7) % 5]`,
      kinds,
    );
    const chosen = { city: ['leeds'], cuisines: ['thai', 'greek'], sports: ['yoga'] };

    const { total, exact, estimated, lists } = await facets({ lists: chosen });

    const all = Array.from({ length: crowd }, (_, n) => n + 1);
    const leeds = (n: number) => n <= inLeeds;
    const thaiOrGreek = (n: number) => n % 7 < 2;
    const yoga = (n: number) => Math.floor(n / 7) % 5 === 0;
    expect({ total, exact, estimated }).toEqual({
      total: all.filter((n) => leeds(n) && thaiOrGreek(n) && yoga(n)).length,
      exact: true,
      estimated: [],
    });
    expect(lists.city!.london).toBe(all.filter((n) => !leeds(n) && thaiOrGreek(n) && yoga(n)).length);
    expect(lists.cuisines!.italian).toBe(all.filter((n) => n % 7 === 2 && leeds(n) && yoga(n)).length);
    expect(lists.sports!.yoga).toBe(total);
    expect(lists.platform).toEqual({ tiktok: total });
  });
});

import { testDatabase, type TestDatabase } from '../../test/support/database.js';
import { foundKinds } from '../contract/rules/desk.js';
import { searchWords } from '../contract/rules/search-words.js';
import { planUsageList } from '../modules/analytics/adapters/staff-lists/usage-explorer.js';
import { adList } from '../modules/ads/adapters/staff-lists/ad-list.js';
import { subscriptionList } from '../modules/billing/adapters/staff-lists/subscription-list.js';
import { collabList } from '../modules/collabs/adapters/staff-lists/collab-list.js';
import { userList } from '../modules/identity/adapters/staff-lists/user-list.js';
import { influencerListList } from '../modules/influencer-lists/adapters/staff-lists/influencer-lists.js';
import { brandList } from '../modules/profiles/adapters/staff-lists/brand-list.js';
import { influencerList } from '../modules/profiles/adapters/staff-lists/influencer-list.js';
import { staffListSql } from '../shared/staff-list/staff-list.js';

let pg: TestDatabase;
beforeAll(async () => void (pg = await testDatabase()));
afterAll(() => pg.close());

describe('how searches fold a text', () => {
  const finds = async (stored: string, typed: string): Promise<boolean> => {
    const [row] = await pg.db.rows<{ found: boolean }>(
      'select bool_and(folded($1) like word_pattern(word)) as found from unnest($2::text[]) word',
      [stored, searchWords(typed)],
    );
    return row!.found;
  };

  it.each([
    ['Núñez', 'nunez'],
    ['Łuczak', 'luczak'],
    ['İlker', 'ilker'],
    ['ilker', 'İLKER'],
    ['Işık', 'isik'],
    ['ISIK', 'ışık'],
    ['Strauß', 'strauss'],
    ['STRAUSS', 'Strauß'],
    ['Søren Kjær', 'kjaer soren'],
    ['Siobhán O’Brien', "o'brien"],
    ["Una O'Brien", 'obrien'],
    ['O`Hara', 'o´hara'],
    ['Jean‑Luc', 'jean-luc'],
    ['Ζωή Παπαδοπούλου', 'ΖΩΗ'],
    ['Алёна', 'алена'],
    ['أحمد', 'احمد'],
    ['Ｃａｆé', 'cafe'],
    ['maya @maya.at.the.table', ' @Maya.at.the.table\u00a0'],
    ['zoe @zoe.eats', 'https://www.instagram.com/zoe.eats/?hl=en'],
    ['O', 'o'],
    ['李', '李'],
    ['李小龙', '小龙'],
    ['100% vegan', '100%'],
    [String.raw`a\b`, String.raw`A\B`],
  ])('%j has %j', async (stored, typed) => expect(await finds(stored, typed)).toBe(true));

  it.each([
    ['Oxbrien', "o'brien"],
    ['Marco', 'o'],
    ['1000 vegan', '100%'],
    ['zoexng', 'zoe_ng'],
    ['zoe @zoe.eats', '@eats'],
    ['rosa', 'rosa marsh'],
  ])('%j does not have %j', async (stored, typed) => expect(await finds(stored, typed)).toBe(false));
});

describe('each search has an index', () => {
  /** The indexes that PostgreSQL would use for a query if tables were very large. */
  const indexesFor = async (statement: string, values: unknown[] = []): Promise<string> =>
    pg.db.inTransaction(async () => {
      await pg.db.rows('set local enable_seqscan = off');
      const plan = await pg.db.rows<{ 'QUERY PLAN': string }>(`explain ${statement}`, values);
      return plan.map((line) => line['QUERY PLAN']).join('\n');
    });

  it.each([
    [adList, ['ads_search']],
    [brandList, ['brands_search']],
    [subscriptionList, ['brands_search']],
    [planUsageList, ['brands_search']],
    [collabList, ['brands_search', 'influencers_search']],
    [{ ...influencerListList, from: 'influencer_lists l' }, ['influencer_lists_search']], // staff’s and brands’ alike
    [influencerList, ['influencers_search']],
    [userList, ['users_search']],
  ])('of the list %#', async ({ from, fields }, indexes) => {
    const { where, values } = staffListSql(fields, { filter: JSON.stringify({ q: 'maya' }) });
    const plan = await indexesFor(`select from ${from} where ${where}`, values);
    for (const index of indexes) expect(plan).toContain(`Bitmap Index Scan on ${index}`);
  });

  it.each(foundKinds)('of the search over everything: %s', async (kind) => {
    const plan = await indexesFor(`select from search_${kind}s where words like word_pattern($1)`, ['maya']);
    expect(plan).toContain(`Bitmap Index Scan on ${kind}s_search`);
  });

  it('of the browser, and of messages', async () => {
    expect(
      await indexesFor(`select from discovery_influencers where search like word_pattern($1)`, ['maya']),
    ).toContain('discovery_influencers_search');
    const said = `select from messages where to_tsvector('simple', folded(text)) @@ to_tsquery('simple', $1)`;
    expect(await indexesFor(said, ['maya'])).toContain('messages_words');
  });
});

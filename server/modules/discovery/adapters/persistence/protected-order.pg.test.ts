import fc from 'fast-check';
import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { storeOffer } from '../../../../../test/support/discovery.js';
import { type InfluencerFilterName, influencerFilters } from '../../../../contract/rules/influencer-filters.js';
import { protectedLists } from '../../../../contract/rules/match.js';
import { newId } from '../../../../shared/kernel/index.js';
import { type NearText, type Target, targetOf, targetOfOffer, type Tastes } from '../../domain/match.js';
import { noTargeting, type Targeting } from '../../domain/targeting.js';
import { MatchRanking } from './match-ranking.js';
import { SqlTextSimilarity } from './sql-text-similarity.js';
import { TagCodes } from './tag-codes.js';
import { KeptSample } from './tag-sample.js';

type Page = { items: { id: string }[]; next: string | null };

let database: TestDatabase;
let codes: TagCodes;
let queries: MatchRanking;
beforeAll(async () => {
  database = await testDatabase();
  codes = new TagCodes(database.db);
  queries = new MatchRanking(database.db, codes, new KeptSample(database.db));
});
afterAll(() => database?.close());

const everyList = Object.keys(influencerFilters) as InfluencerFilterName[];
const someOf = (list: InfluencerFilterName) =>
  fc.uniqueArray(
    fc.constantFrom(...(influencerFilters[list].options as readonly { id: string }[]).map(({ id }) => id)),
    {
      maxLength: 4,
    },
  );
const anybody: fc.Arbitrary<Tastes> = fc.record(Object.fromEntries(everyList.map((list) => [list, someOf(list)])), {
  requiredKeys: [],
});
const crowd = fc.sample(anybody, { numRuns: 1_000, seed: 5 }).map((tastes) => ({ id: newId(), tastes }));
/** Swaps everyone's protected attributes with someone else's, and changes nothing else. */
const shuffled = crowd.map(({ id, tastes }, place) => {
  const other = crowd[(place * 373 + 17) % crowd.length]!.tastes;
  return { id, tastes: { ...tastes, ...Object.fromEntries(protectedLists.map((list) => [list, other[list] ?? []])) } };
});

const aims: Targeting = {
  ...noTargeting(newId()),
  wanted: { band: ['nano', 'micro'], cuisines: ['italian', 'thai'], sports: ['yoga'], diningTypes: ['brunch'] },
};
const spa: Targeting = {
  ...aims,
  protectedWishes: [
    { list: 'gender', options: ['woman'], reason: 'A spa for women.', askedBy: newId(), askedAt: new Date() },
  ],
};

const taste = ['Falconry by day.', 'Archery and pottery.', 'Naps.'];
/** Words about who they are, separate from their interests, which stay with them. */
const bioOf = (tastes: Tastes, place: number): string =>
  [taste[place % taste.length], ...protectedLists.flatMap((list) => tastes[list] ?? [])].join(' ').replaceAll('-', ' ');

async function store(people: typeof crowd): Promise<void> {
  const tags = await codes.all();
  const rows = people.map(({ id, tastes }, place) => ({
    id,
    bio: bioOf(tastes, place),
    tags: Object.entries(tastes).flatMap(([list, options]) => tags.codesOf(list as 'city', options)),
  }));
  await database.db.rows('truncate discovery_influencers');
  await database.db.rows(
    `insert into discovery_influencers (id, name, handle, bio, categories, accounts, claimed, followers, tags, created_at, version)
     select id, 'P', id::text, bio, '{}', '{}', true, 5000, array(select jsonb_array_elements_text(tags)::int), now(), 1
     from jsonb_to_recordset($1::jsonb) as someone (id uuid, bio text, tags jsonb)`,
    [JSON.stringify(rows)],
  );
}

/** Everyone in best-match order, page after page. */
const order = (aim: Targeting) => inOrder(targetOf({ city: 'leeds', category: 'hotels' }, aim), new Map());

async function inOrder(target: Target, near: ReadonlyMap<string, NearText>): Promise<string[]> {
  const seen: string[] = [];
  let after: { value: string; id: string } | null = null;
  do {
    const filter = { lists: {}, exclude: [], text: '' };
    const page = JSON.parse((await queries.page(target, near, filter, { limit: 50, after }))!) as Page;
    seen.push(...page.items.map(({ id }) => id));
    const [value, id] = page.next?.split('_') ?? [];
    after = page.next ? { value: value!, id: id! } : null;
  } while (after);
  return seen;
}

it('R435: protected attributes, shuffled over 1,000 people, leave the order of the database as it was; asked for with a reason they count', async () => {
  expect(shuffled.map(({ tastes }) => tastes)).not.toEqual(crowd.map(({ tastes }) => tastes));
  await store(crowd);
  const [before, beforeAsked] = [await order(aims), await order(spa)];
  expect(before).toHaveLength(1_000);
  await store(shuffled);
  expect(await order(aims)).toEqual(before);
  expect(await order(spa)).not.toEqual(beforeAsked);
});

it('R435: nor do they change the order for an offer that names them, whatever people write of themselves', async () => {
  const target = targetOfOffer({ city: 'leeds', category: 'hotels' }, aims);
  const offer = await storeOffer(database.db, {
    title: 'Falconry for married women',
    gives: 'Archery for the single, a student with curly hair, a woman or a man, and pottery.',
  });
  const orderFor = async (people: typeof crowd) => {
    await store(people);
    const near = await new SqlTextSimilarity(database.db).nearOffer(offer);
    return { near, order: await inOrder(target, near) };
  };
  const before = await orderFor(crowd);
  expect(new Set([...before.near.values()].map(({ because }) => because))).toEqual(
    new Set(['falconry', 'archery, pottery']),
  );
  expect(before.order).not.toEqual(await inOrder(target, new Map()));
  const after = await orderFor(shuffled);
  expect(after.order).toEqual(before.order);
});

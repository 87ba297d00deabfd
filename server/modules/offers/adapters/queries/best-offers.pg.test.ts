import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { matchPoints } from '../../../../contract/rules/match.js';
import { type FeedFilter, OfferQueries } from './offer-queries.js';

type Weighed = { id: string; score: number };
type Offer = Readonly<{
  id: string;
  brand: number;
  city: string;
  category: string;
  state: string;
  lat: number;
  saved: boolean;
}>;
type Filter = Omit<FeedFilter, 'limit' | 'after' | 'sort'>;

const now = new Date('2027-01-10T12:00:00Z');
const reader = '0a000000-0000-7000-8000-000000000001';
const idOf = (kind: string, number: number) => `${kind}000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const cities = ['leeds', 'london', 'york'];
const categories = ['bars-and-pubs', 'hotels', 'restaurants'];
const brands = 7;
/** The first brand is deleted, the second wants what the reader has, the third also things they don't have. */
const wishedOf = [0, matchPoints.option, matchPoints.option];

/** Not in id order, and several of each kind. */
const offers = Array.from({ length: 240 }, (_, n): Offer => ({
  id: idOf('0e', (n * 7919) % 1_000),
  brand: n % brands,
  city: cities[(n * 5 + (n >> 3)) % cities.length]!,
  category: categories[(n >> 2) % categories.length]!,
  state: n % 11 === 0 ? 'paused' : 'live',
  lat: (n % 40) / 10,
  saved: n % 6 === 0,
}));

let database: TestDatabase;
let queries: OfferQueries;

beforeAll(async () => {
  database = await testDatabase();
  queries = new OfferQueries(database.db);
  const { db } = database;
  const tags = await db.rows<{ code: number }>(
    `insert into discovery_tags (list, option) values
       ('city', 'leeds'), ('category', 'restaurants'), ('category', 'hotels'), ('cuisines', 'thai'), ('profile', 'claimed'), ('sports', 'yoga')
     on conflict (list, option) do update set option = excluded.option returning code`,
  );
  await db.rows(
    `insert into discovery_influencers (id, name, handle, bio, categories, accounts, claimed, followers, tags, created_at, version)
     values ($1, 'Amara', 'amara', 'Eats.', '{}', '{}', true, 5000, $2, now(), 1)`,
    [reader, tags.slice(0, 5).map(({ code }) => code)],
  );
  await db.rows(
    `insert into brands (id, name, slug, email, city, category, sales_stage, onboarding_stage, created_at, updated_at, version)
     select id, 'House ' || n, 'house-' || n, n || '@house.test', 'leeds', 'hotels', 4, 6, now(), now(), 1
     from unnest($1::uuid[]) with ordinality b (id, n)`,
    [Array.from({ length: brands }, (_, n) => idOf('0b', n))],
  );
  await db.rows(
    `insert into deleted_profiles (profile_uid, profile_type, deleted_by, deleted_at) values ($1, 'brand', $1, now())`,
    [idOf('0b', 0)],
  );
  await db.rows(
    `insert into brand_targetings (brand_id, wanted, protected_wishes, words, exclude, version)
     values ($1, '{"cuisines": ["thai"]}', '[]', '{}', '{}', 1), ($2, '{"cuisines": ["thai"], "sports": ["yoga"]}', '[]', '{}', '{}', 1)`,
    [idOf('0b', 1), idOf('0b', 2)],
  );
  await db.rows(
    `insert into offers (id, brand_id, title, kind, gives, value_pence, asks, brief, venue, city, category, guests, content_due_days,
                         state, lat, lng, created_at, updated_at, version)
     select id, brand, 'Supper', 'experience', 'Five courses.', 9000, '[]', '', '1 Quay Street', city, category, 1, 14, state, lat, 0, now(), now(), 1
     from jsonb_to_recordset($1::jsonb) o (id uuid, brand uuid, city text, category text, state text, lat float8)`,
    [JSON.stringify(offers.map((offer) => ({ ...offer, brand: idOf('0b', offer.brand) })))],
  );
  await db.rows(
    'insert into saved_offers (offer_id, influencer_id, saved_at) select id, $2, now() from unnest($1::uuid[]) id',
    [offers.filter(({ saved }) => saved).map(({ id }) => id), reader],
  );
}, 60_000);
afterAll(() => database?.close());

/** Scores every offer separately, independently of the product's SQL. */
function byHand({ city, category, bounds, saved, near }: Filter): Weighed[] {
  return offers
    .filter((offer) => offer.state === 'live' && offer.brand !== 0)
    .filter((offer) => (!city || offer.city === city) && (!category || offer.category === category))
    .filter((offer) => (!bounds || (offer.lat >= bounds[1] && offer.lat <= bounds[3])) && (!saved || offer.saved))
    .map((offer) => ({
      id: offer.id,
      score:
        matchPoints.claimed +
        (offer.city === 'leeds' ? matchPoints.city : 0) +
        (offer.category === 'bars-and-pubs' ? 0 : matchPoints.category) +
        (wishedOf[offer.brand] ?? 0) +
        (near?.get(offer.id) ?? 0),
    }))
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? 1 : -1));
}

async function read(filter: Filter, limit: number): Promise<Weighed[]> {
  const seen: Weighed[] = [];
  let after: string | undefined;
  do {
    const page = JSON.parse(await queries.feed({ ...filter, sort: 'match', limit, after }, now, reader)) as {
      items: Weighed[];
      next: string | null;
    };
    seen.push(...page.items.map(({ id, score }) => ({ id, score })));
    after = page.next ?? undefined;
  } while (after);
  return seen;
}

const near = new Map(offers.filter((_, n) => n % 9 === 0).map(({ id }, n) => [id, (1 + (n % 3)) * matchPoints.word]));

describe('R58: offers for an influencer', () => {
  it.each<[string, Filter]>([
    ['all of them', {}],
    ['those whose words come close before others like them', { near }],
    ['of a city', { city: 'leeds', near }],
    ['of another city', { city: 'york' }],
    ['of a category', { category: 'bars-and-pubs', near }],
    ['of a city and a category', { city: 'london', category: 'restaurants' }],
    ['of a city where nothing is', { city: 'nowhere' }],
    ['of a part of the map', { bounds: [-1, 1, 1, 2.5], near }],
    ['those that they have saved', { saved: true }],
  ])('%s: in the order of scoring each offer separately, page after page', async (_, filter) => {
    const expected = byHand(filter);
    for (const limit of [3, 7, 50]) expect(await read(filter, limit)).toEqual(expected);
  });
});

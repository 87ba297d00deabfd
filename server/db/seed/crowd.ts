import { NestFactory } from '@nestjs/core';
import type pg from 'pg';
import { AppModule } from '../../app.module.js';
import {
  attributeLists,
  brandCategories,
  idsOf,
  mainCities,
  pointOf,
  cityLabel,
  countries,
  influencerCities,
  platforms,
  preferNotToSay,
} from '../../contract/lists/index.js';
import type { Config } from '../../config.js';
import { BrowserIndex } from '../../modules/discovery/index.js';
import { Database } from '../../shared/db/index.js';
import { dishes, bioWords, firstNames, lastNames } from './crowd-words.js';
import { SeededRandom } from './seeded.js';

/** The target number of each. */
type CrowdSize = Readonly<{ influencers: number; offers: number }>;
type CrowdReport = Readonly<{ influencers: number; offers: number; seconds: number }>;

const seed = 20_261_122;
const batch = 5_000;
const offersABrand = 50;
const privateByNature = Object.entries(attributeLists)
  .filter(([, list]) => 'sensitive' in list)
  .map(([name]) => name);

/** Ids derived from their content, so that a second run continues where the first one stopped. */
const idSql = (kind: string, number: string) =>
  `('${kind}0000000-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;

const insertPeople = `
  with given as (
    select * from jsonb_to_recordset($1::jsonb) as g (
      number int, name text, handle text, bio text, city text, country text, categories jsonb, claimed boolean, followers bigint,
      engagement numeric, attributes jsonb, accounts jsonb, age int)),
  people as (
    insert into influencers (id, name, handle, slug, bio, city, country, categories, claimed, source, followers, engagement,
                             created_at, updated_at, version)
    select ${idSql('c', 'number')}, name, handle, replace(handle, '.', '-'), bio, city, country,
      array(select jsonb_array_elements_text(categories)), claimed, 'imported', followers, engagement,
      $2::timestamptz - age * interval '1 day' - number * interval '1 millisecond', $2, 1
    from given on conflict do nothing),
  details as (
    insert into influencer_details (influencer_id, attributes, private_lists)
    select ${idSql('c', 'number')}, attributes, $3 from given on conflict do nothing)
  insert into social_accounts (influencer_id, platform, handle, followers, engagement, updated_at)
  select ${idSql('c', 'g.number')}, a.platform, g.handle, a.followers, a.engagement, $2
  from given g, jsonb_to_recordset(g.accounts) as a (platform text, followers bigint, engagement numeric)
  on conflict do nothing`;

const insertBrands = `
  insert into brands (id, name, slug, email, city, category, sales_stage, onboarding_stage, created_at, updated_at, version)
  select ${idSql('d', 'n')}, 'House no. ' || n, 'house-no-' || n, 'house' || n || '@crowd.test',
    ($2::text[])[1 + n % array_length($2::text[], 1)], ($3::text[])[1 + n % array_length($3::text[], 1)], 4, 6, $4, $4, 1
  from generate_series(1, $1) n on conflict do nothing`;

const insertOffers = `
  insert into offers (id, brand_id, title, kind, gives, value_pence, asks, brief, venue, city, category, guests, content_due_days,
                      state, lat, lng, created_at, updated_at, version)
  select ${idSql('e', 'g.number')}, ${idSql('d', 'g.brand')}, g.title, 'experience', 'Everything on the table, and a walk home.', g.value,
    '[{"type":"reel","contentType":"video","count":1}]', 'Show the room by daylight.', g.venue, g.city, g.category, 1, 14,
    'live', g.lat, g.lng, $2::timestamptz - g.number * interval '1 minute', $2, 1
  from jsonb_to_recordset($1::jsonb) as g (
    number int, brand int, title text, value int, venue text, city text, category text, lat float8, lng float8)
  on conflict do nothing`;

const insertTimes = `
  insert into slots (id, offer_id, starts_at, capacity)
  select ${idSql('f', '(n * 4 + day)')}, ${idSql('e', 'n')}, date_trunc('hour', $3::timestamptz) + day * interval '7 days', 4
  from generate_series($1::int, $2::int) n, generate_series(1, 2) day on conflict do nothing`;

/**
 * Fills the database with a crowd for load tests: the same numbers give the same people. Works in batches to limit
 * memory; existing rows are kept. `told` receives the progress.
 */
export async function makeCrowd(config: Config, size: CrowdSize, told: (line: string) => void): Promise<CrowdReport> {
  const app = await NestFactory.createApplicationContext(AppModule.with({ ...config, works: false }), {
    logger: ['error', 'warn'],
    abortOnError: false,
  });
  const began = Date.now();
  try {
    const { pool } = app.get(Database);
    const now = new Date();
    await withoutGinIndexes(pool, ['influencers', 'discovery_influencers'], async () => {
      await makeInfluencers(pool, size.influencers, now, told);
      await makeOffers(pool, size.offers, now, told);
      await pool.query('vacuum analyze influencers, influencer_details, social_accounts, brands, offers, slots');
      const index = app.get(BrowserIndex, { strict: false });
      await index.fill({ afresh: true, told: (read) => read % 100_000 === 0 && told(`${read} in the browser`) });
      told('Indexing');
    });
    await pool.query('vacuum analyze influencers, discovery_influencers');
    return { ...size, seconds: Math.round((Date.now() - began) / 1_000) };
  } finally {
    await app.close();
  }
}

/** Drops these indexes during the bulk insert, because rebuilding them afterwards takes a fraction of the time. */
async function withoutGinIndexes(pool: pg.Pool, tables: readonly string[], work: () => Promise<void>): Promise<void> {
  const { rows } = await pool.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes where schemaname = current_schema() and tablename = any($1) and indexdef like '% USING gin %'`,
    [tables],
  );
  for (const { indexname } of rows) await pool.query(`drop index ${indexname}`);
  try {
    await work();
  } finally {
    for (const { indexdef } of rows) await pool.query(indexdef);
  }
}

/** The numbers from 1 to `count`, in batches of some thousands. */
function* batches(count: number): Generator<number[]> {
  for (let first = 1; first <= count; first += batch)
    yield Array.from({ length: Math.min(batch, count - first + 1) }, (_, index) => first + index);
}

async function makeInfluencers(pool: pg.Pool, count: number, now: Date, told: (line: string) => void): Promise<void> {
  const random = new SeededRandom(seed);
  for (const numbers of batches(count)) {
    const people = numbers.map((number) => crowdPerson(number, random));
    await pool.query(insertPeople, [JSON.stringify(people), now, privateByNature]);
    if (numbers.at(-1)! % 100_000 === 0) told(`${numbers.at(-1)} influencers`);
  }
}

async function makeOffers(pool: pg.Pool, count: number, now: Date, told: (line: string) => void): Promise<void> {
  if (count === 0) return;
  const cities = idsOf(mainCities);
  const categories = idsOf(brandCategories);
  const random = new SeededRandom(seed + 1);
  const brands = Math.ceil(count / offersABrand);
  await pool.query(insertBrands, [brands, cities, categories, now]);
  for (const numbers of batches(count)) {
    const offers = numbers.map((number) => {
      const city = random.oneOf(cities);
      const { lat, lng } = pointOf(city)!;
      return {
        number,
        brand: 1 + (number % brands),
        title: `${random.oneOf(dishes)}, no. ${number}`,
        value: random.between(20, 300) * 100,
        venue: `${random.between(1, 200)} Quay Street`,
        city,
        category: random.oneOf(categories),
        lat: lat + (random.next() - 0.5) * 0.1,
        lng: lng + (random.next() - 0.5) * 0.15,
      };
    });
    await pool.query(insertOffers, [JSON.stringify(offers), now]);
    await pool.query(insertTimes, [numbers[0], numbers.at(-1), now]);
    if (numbers.at(-1)! % 50_000 === 0) told(`${numbers.at(-1)} offers`);
  }
}

/** A person of the crowd, as table rows. */
type CrowdPerson = Readonly<{
  number: number;
  name: string;
  handle: string;
  bio: string;
  city: string;
  country: string;
  categories: readonly string[];
  claimed: boolean;
  followers: number;
  engagement: number;
  attributes: Readonly<Record<string, { chosen: readonly string[]; other: null }>>;
  accounts: readonly Readonly<{ platform: string; followers: number; engagement: number }>[];
  /** Days since they came. */
  age: number;
}>;

const cities = idsOf(influencerCities);
const categories = idsOf(brandCategories);
const abroad = idsOf(countries);
/** Chosen by most people, so that every filter of the browser matches someone. */
const asked = Object.entries(attributeLists)
  .filter(([name]) => !['primaryCategories', 'country', 'ageBracket'].includes(name))
  .map(([name, { options, max }]) => ({
    name,
    ids: idsOf(options as readonly { id: string; label: string }[]).filter((id) => id !== preferNotToSay.id),
    most: Math.min(max, 3),
    /** Flags are rare; everything else is filled in by two in three. */
    share: name === 'contentRiskFlags' ? 0.08 : 0.66,
  }));

/** Earlier options are chosen more often than later ones, as in reality. */
const leaning = <T>(random: SeededRandom, list: readonly T[]): T => list[Math.floor(random.next() ** 2 * list.length)]!;

const some = <T>(random: SeededRandom, list: readonly T[], most: number): T[] => [
  ...new Set(Array.from({ length: random.between(1, most) }, () => leaning(random, list))),
];

/** Most have a few thousand followers, few have a million. */
const followersOf = (random: SeededRandom): number => Math.round(500 * 10 ** (random.next() ** 1.8 * 3.9));

function crowdPerson(number: number, random: SeededRandom): CrowdPerson {
  const first = random.oneOf(firstNames);
  const last = random.oneOf(lastNames);
  const city = leaning(random, cities);
  const followers = followersOf(random);
  const engagement = Math.round((0.4 + random.next() ** 2 * 9) * 100) / 100;
  const accounts = some(random, idsOf(platforms), 3).map((platform, place) => ({
    platform,
    followers: place === 0 ? followers : Math.round(followers * random.next()),
    engagement: place === 0 ? engagement : Math.round(engagement * (0.5 + random.next()) * 100) / 100,
  }));
  return {
    number,
    name: `${first} ${last}`,
    handle: `${first}.${last}.${number.toString(36)}`.toLowerCase(),
    bio: `${random.oneOf(bioWords.openings)} ${city === 'other' ? 'the coast' : cityLabel(city)}. ${random.oneOf(bioWords.endings)}`,
    city,
    country: random.next() < 0.9 ? 'GB' : random.oneOf(abroad),
    categories: some(random, categories, 3),
    claimed: random.next() < 0.7,
    followers,
    engagement,
    attributes: Object.fromEntries(
      asked
        .filter(({ share }) => random.next() < share)
        .map(({ name, ids, most }) => [name, { chosen: some(random, ids, most), other: null }]),
    ),
    accounts,
    age: random.between(1, 700),
  };
}

// Two years of usage and many published pieces, generated inside PostgreSQL; and the same insert by pgbench.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { createSecretKey } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import jwt from 'jsonwebtoken';
import pg from 'pg';
import { id, sessionSecret, sizes } from './world.mjs';

const built = (file) => import(pathToFileURL(path.resolve('dist/compiled/server', file)).href);
const sqlId = (kind, number) => `('${id(kind, 0).slice(0, 24)}' || lpad((${number})::text, 12, '0'))::uuid`;
/** Its first part is the time, as in the product's own ids. */
const idAt = (time) =>
  `(lpad(to_hex(round(extract(epoch from ${time}) * 1000)::bigint), 12, '0') || substr(replace(gen_random_uuid()::text, '-', ''), 13))::uuid`;
const days = 730;
const writers = 2;

async function withClient(world, work) {
  const client = new pg.Client({ connectionString: world.url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Between rounds, so that one round's writes aren't flushed during the next. */
export const settleUsage = (world) => withClient(world, (client) => client.query('checkpoint'));

/** Transactions a second, or null without pgbench. */
export function insertByPgbench({ url, folder }, seconds) {
  const script = path.join(folder, 'insert.sql');
  const context = '{"target_name":"Chats – Tastemaker","target_uid":"https://bench.test/app/chats?uid=1","target_type":"page"}';
  fs.writeFileSync(
    script,
    `insert into user_events (id, name, context, user_id, profile_uid, profile_type, occurred_at)
     values (${idAt('now()')}, 'page_view', '${context}', gen_random_uuid(), gen_random_uuid(), 'influencer', now())
     on conflict do nothing;`,
  );
  const run = spawnSync('pgbench', ['-n', '-M', 'prepared', '-c', '10', '-j', '2', '-T', String(seconds), '-f', script, url], {
    encoding: 'utf8',
  });
  const tps = /tps = ([\d.]+)/.exec(run.stdout ?? '')?.[1];
  return tps ? Math.round(Number(tps)) : null;
} // prettier-ignore

/** Realistic: mostly page views, and mostly of a few pages. */
const someEvents = (from, to, step) => `
  insert into user_events (id, name, context, user_id, profile_uid, profile_type, occurred_at)
  select ${idAt('at')}, name,
    case name when 'page_view' then jsonb_build_object('target_name', 'Page ' || page || ' – Tastemaker',
      'target_uid', 'https://bench.test/app/pages/' || page || '?uid=1', 'target_type', 'page') else '{}' end,
    ${sqlId('users', 'person')}, ${sqlId('influencers', 'person')}, (array['influencer', 'influencer', 'brand', 'guest'])[1 + person % 4], at
  from (
    select date_trunc('milliseconds', now() - interval '${days} days' + n * interval '${step} milliseconds') as at,
      1 + (random() * random() * ${sizes.influencers - 1})::int as person, (random() * random() * 39)::int as page,
      case when n % 20 = 0 then 'sign_in' when n % 200 = 7 then 'collab_request' when n % 400 = 11 then 'collab_complete' else 'page_view' end as name
    from generate_series(${from}, ${to}) n) each`;

async function makeEvents(world, events) {
  const step = Math.floor((days * 86_400_000) / events);
  await withClient(world, async (client) => {
    const { UsageMonths } = await built('modules/analytics/adapters/persistence/usage-counting.js');
    await client.query('truncate user_events, user_event_changes, user_event_counts, user_event_people');
    await client.query('insert into user_events select gen_random_uuid(), $1, $2, null, null, $3, now() - n * interval \'10 days\' from generate_series(1, 74) n', ['x', '{}', 'guest']);
    await new UsageMonths(asDatabase(client), 36).keep(new Date());
    await client.query('truncate user_events; drop index user_events_profile, user_events_user');
  });
  const part = Math.ceil(events / writers);
  await Promise.all(
    Array.from({ length: writers }, (_, writer) =>
      withClient(world, async (client) => {
        await client.query('set synchronous_commit = off');
        await client.query(someEvents(writer * part, Math.min((writer + 1) * part, events) - 1, step));
      }),
    ),
  );
  await Promise.all(
    ['user_events_profile on user_events (profile_uid, occurred_at desc) where profile_uid is not null',
     'user_events_user on user_events (user_id, occurred_at desc) where user_id is not null'].map((index) =>
      withClient(world, (client) => client.query(`create index ${index}`)),
    ),
  );
} // prettier-ignore

/** The product's own counting, with what it needs, on one connection. */
const asDatabase = (client) => ({
  rows: async (text, values = []) => (await client.query(text, values)).rows,
  affected: async (text, values = []) => (await client.query(text, values)).rowCount,
  async inTransaction(work) {
    await client.query('begin');
    const result = await work();
    await client.query('commit');
    return result;
  },
});

/** Two pieces a Collab; the first brand has a fiftieth of them. */
const makePieces = (pieces) => `
  insert into collabs (id, offer_id, brand_id, influencer_id, requested_by, stage, outcome, note, terms, respond_by, created_at, updated_at, version)
  select ('c0000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, ${sqlId('offers', `1 + n % ${sizes.offers}`)},
    case when n % 50 = 0 then ${sqlId('brands', 1)} else ${sqlId('brands', `2 + n % ${sizes.brands - 1}`)} end,
    ${sqlId('influencers', `1 + n % ${sizes.influencers}`)}, 'influencer', 6, 'completed', '', '{"title":"Supper","valuePence":9000}',
    now(), now() - (n % 89) * interval '1 day', now(), 1
  from generate_series(1, ${pieces / 2}) n;
  insert into deliverables (id, collab_id, position, type, content_type, status, caption, post_url, rounds, published_at)
  select ('d0000000-0000-7000-8000-' || lpad((2 * n + p)::text, 12, '0'))::uuid, ('c0000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, p, 'post', 'image', 'published', '',
    'https://www.instagram.com/p/' || n || '/', '[]', now() - (n % 89) * interval '1 day'
  from generate_series(1, ${pieces / 2}) n, generate_series(0, 1) p;
  insert into piece_readings (id, piece_id, influencer_id, taken_at, basis, reach, views, likes, comments, shares, saves, entered_by, entered_at)
  select gen_random_uuid(), d.id, c.influencer_id, d.published_at, 'declared', 10000, 14000, 400, 50, 30, 20, gen_random_uuid(), d.published_at
  from deliverables d join collabs c on c.id = d.collab_id`;

/** Returns its size on disk, and how many seconds the counting took. */
export async function fillWithUsage(world, { events, pieces }) {
  await makeEvents(world, events);
  return withClient(world, async (client) => {
    await client.query(makePieces(pieces));
    await client.query('analyze');
    const { UsageCounting } = await built('modules/analytics/adapters/persistence/usage-counting.js');
    const began = Date.now();
    await new UsageCounting(asDatabase(client)).again(new Date());
    const countedIn = Math.round((Date.now() - began) / 1_000);
    await client.query('vacuum analyze');
    const { rows } = await client.query(
      `select (select sum(pg_total_relation_size(inhrelid)) from pg_inherits where inhparent = 'user_events'::regclass)::float8 as "rawBytes",
         pg_total_relation_size('user_event_counts')::float8 as "countBytes"`,
    );
    return { ...rows[0], countedIn };
  });
}

/** One staff member's sessions; many, as each can make 600 requests a minute. */
export async function staffTokens(world, count = 100) {
  const user = id('users', 999_999);
  await withClient(world, async (client) => {
    await client.query(
      `insert into users (id, email, name, staff_role, email_proven_at, created_at, version)
       values ($1, 'staff@bench.test', 'Staff', 'super-user', now(), now(), 1)`,
      [user],
    );
    await client.query(
      `insert into sessions (id, user_id, user_agent, created_at, last_seen_at, proven_at)
       select ${sqlId('sessions', '900000 + n')}, $1, 'bench', now(), now(), now() from generate_series(1, ${count}) n`,
      [user],
    );
  });
  const key = createSecretKey(Buffer.from(sessionSecret, 'utf8'));
  const rules = { algorithm: 'HS256', issuer: 'tastemaker', audience: 'tastemaker-portal', expiresIn: '1d' };
  return Array.from({ length: count }, (_, n) => jwt.sign({ sid: id('sessions', 900_001 + n), sub: user }, key, rules));
}

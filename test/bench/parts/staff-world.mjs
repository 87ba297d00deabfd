// Additional data for the staff panel's bench: many brands at every stage, and a super user with many sessions.
import { createSecretKey } from 'node:crypto';
import jwt from 'jsonwebtoken';
import pg from 'pg';
import { sessionSecret } from './world.mjs';

const idOf = (kind, number) => `${kind}0000000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;
/** In the crowd's numbering, which has the first few. */
export const brandId = (number) => idOf('d', number);
const staff = idOf('a', 3);
const sessions = 400;

async function withClient({ url }, work) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** This many brands, including those of the crowd. */
export const fillWithBrands = (world, brands) =>
  withClient(world, async (client) => {
    const { rowCount } = await client.query(
      `insert into brands (id, name, slug, email, city, category, sales_stage, onboarding_stage, created_at, updated_at, version)
       select ('d0000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'House no. ' || n, 'house-no-' || n,
         'house' || n || '@crowd.test', (array['london', 'leeds', 'bristol', 'glasgow'])[1 + n % 4],
         (array['restaurants', 'hotels', 'bars'])[1 + n % 3], (array[0, 1, 2, 3, 4])[1 + n % 5], 0,
         now() - n * interval '1 minute', now(), 1
       from generate_series(1, $1) n on conflict do nothing`,
      [brands],
    );
    await client.query('create table if not exists bench_changes (id uuid, at timestamptz, brand jsonb)');
    if (rowCount > 0) await client.query('vacuum analyze brands');
  });

/** Tokens of a super user, one for each of many sessions: one session can make 600 requests a minute. */
export async function staffOfCrowd(world) {
  const ids = Array.from({ length: sessions }, (_, index) => idOf('6', index + 1));
  await withClient(world, async (client) => {
    await client.query(
      `insert into users (id, email, name, staff_role, email_proven_at, created_at, version)
       values ($1, 'staff@bench.test', 'Staff', 'super-user', now(), now(), 1) on conflict do nothing`,
      [staff],
    );
    await client.query(
      `insert into sessions (id, user_id, user_agent, created_at, last_seen_at, proven_at)
       select id, $2, 'bench', now(), now(), now() from unnest($1::uuid[]) id on conflict do nothing`,
      [ids, staff],
    );
  });
  const key = createSecretKey(Buffer.from(sessionSecret, 'utf8'));
  const rules = { algorithm: 'HS256', issuer: 'tastemaker', audience: 'tastemaker-portal', expiresIn: '1d' };
  return ids.map((sid) => jwt.sign({ sid, sub: staff }, key, rules));
}

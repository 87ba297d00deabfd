// Its own database, full of people and offers, with sessions to use.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createSecretKey } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import jwt from 'jsonwebtoken';
import pg from 'pg';

export const sizes = { brands: 2_000, influencers: 10_000, offers: 10_000, slotsAnOffer: 3, sessions: 1_000 };
/** The portal's request. */
export const feedPage = '/api/v1/offers?limit=12';
/** Shared by everyone, where there are passwords. */
export const benchPassword = 'four words for everybody';
export const sessionSecret = 'a secret that only this bench knows, for one run';

/**
 * Ours, and with BENCH_BEFORE=folder the checkout to compare with instead of the bare server: each has its own world.
 */
export const checkouts = ['.', process.env.BENCH_BEFORE].filter(Boolean);

/** This checkout's build of a server file. */
export const builtIn = (checkout, file) =>
  import(pathToFileURL(path.resolve(checkout, 'dist/compiled/server', file)).href);

/** Fixed ids, so that all runs are equal: `id('offers', 7)`. */
const kinds = { brands: 1, influencers: 2, offers: 3, users: 4, sessions: 5 };
export const id = (kind, number) => `${kinds[kind]}0000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
/** The API key of one of the first people. */
export const keyOf = (number) => `tmk_bench_${number}`;
const sqlId = (kind, number) => `('${kinds[kind]}0000000-0000-7000-8000-' || lpad((${number})::text, 12, '0'))::uuid`;

const seed = `
  insert into brands (id, name, slug, email, city, category, sales_stage, onboarding_stage, created_at, updated_at, version)
  select ${sqlId('brands', 'n')}, 'Brand ' || n, 'brand-' || n, 'brand' || n || '@bench.test', 'london', 'restaurants', 4, 6, now(), now(), 1
  from generate_series(1, ${sizes.brands}) n;

  insert into influencers (id, name, handle, slug, city, country, claimed, source, followers, created_at, updated_at, version)
  select ${sqlId('influencers', 'n')}, 'Person ' || n, 'handle.' || n, 'handle-' || n, 'london', 'GB', true, 'joined', n * 37, now(), now(), 1
  from generate_series(1, ${sizes.influencers}) n;

  insert into offers (id, brand_id, title, kind, gives, value_pence, asks, brief, venue, city, category, guests, content_due_days,
    photo_path, state, lat, lng, created_at, updated_at, version)
  select ${sqlId('offers', 'n')}, ${sqlId('brands', `1 + n % ${sizes.brands}`)}, 'Supper for two, no. ' || n, 'experience',
    'Five courses and a glass of something cold, at the chef''s own table.', 9000,
    '[{"type":"reel","contentType":"video","count":1},{"type":"story","contentType":"image","count":2}]',
    repeat('Please show the room by daylight. ', 8), 'The Pass, 1 Quay Street', 'london', 'restaurants', 1, 14, null, 'live',
    51.507, -0.128, now() - n * interval '1 minute', now(), 1
  from generate_series(1, ${sizes.offers}) n;

  insert into slots (id, offer_id, starts_at, capacity)
  select gen_random_uuid(), ${sqlId('offers', 'n')}, date_trunc('hour', now()) + (10 + s) * interval '1 day', 4
  from generate_series(1, ${sizes.offers}) n, generate_series(1, ${sizes.slotsAnOffer}) s;

  insert into users (id, email, name, linked_influencer_uid, email_proven_at, created_at, version)
  select ${sqlId('users', 'n')}, 'person' || n || '@bench.test', 'Person ' || n, ${sqlId('influencers', 'n')}, now(), now(), 1
  from generate_series(1, ${sizes.sessions}) n;

  insert into memberships (user_id, profile_uid, profile_type, kind, role, created_at)
  select ${sqlId('users', 'n')}, ${sqlId('influencers', 'n')}, 'influencer', 'linked', 'owner', now()
  from generate_series(1, ${sizes.sessions}) n;

  insert into sessions (id, user_id, profile_uid, profile_type, user_agent, created_at, last_seen_at, proven_at)
  select ${sqlId('sessions', 'n')}, ${sqlId('users', 'n')}, ${sqlId('influencers', 'n')}, 'influencer', 'bench', now(), now(), now()
  from generate_series(1, ${sizes.sessions}) n;

  insert into api_keys (id, profile_uid, profile_type, made_by, name, prefix, key_hash, scopes, created_at)
  select gen_random_uuid(), ${sqlId('influencers', 'n')}, 'influencer', ${sqlId('users', 'n')}, 'Bench', '${keyOf('')}',
    encode(sha256(('${keyOf('')}' || n)::bytea), 'hex'), '{offers:read}', now()
  from generate_series(1, ${sizes.sessions}) n;

  create table bench_outbox (like outbox including all);
  create table bench_audit_log (like audit_log including all);
  create table bench_audit_details (like audit_details including all);`;

/** The session tokens of the first people, signed as the product signs them. */
function tokens() {
  const key = createSecretKey(Buffer.from(sessionSecret, 'utf8'));
  const rules = { algorithm: 'HS256', issuer: 'tastemaker', audience: 'tastemaker-portal', expiresIn: '1d' };
  return Array.from({ length: sizes.sessions }, (_, index) =>
    jwt.sign({ sid: id('sessions', index + 1), sub: id('users', index + 1) }, key, rules),
  );
}

/** Starts PostgreSQL (durable, as in production), runs this checkout's migrations, and fills it. */
export async function makeWorld(checkout = '.') {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tastemaker-bench-'));
  fs.chmodSync(folder, 0o755); // as root, PostgreSQL runs as nobody
  const { startPostgres } = await import('@tastemaker/sandbox/postgres');
  const { migrate } = await builtIn(checkout, 'db/migrate.js');
  const postgres = await startPostgres({ dataDir: folder, database: 'bench', say: () => undefined });
  await migrate(postgres.url);
  const pool = new pg.Pool({ connectionString: postgres.url, max: 2 });
  await pool.query(seed);
  await pool.query('vacuum analyze');
  return {
    checkout,
    url: postgres.url,
    folder,
    tokens: tokens(),
    /** Gives everyone the same password, with the product's hash. Returns the hash. */
    async givePasswords() {
      const { Argon2PasswordHasher } = await builtIn(checkout, 'modules/identity/adapters/security/secrets.js');
      const hash = await new Argon2PasswordHasher().hash(benchPassword);
      await pool.query('update users set password_hash = $1', [hash]);
      await pool.query('vacuum analyze users');
      return hash;
    },
    /** Waits until every event of the last run has been delivered, so that it doesn't burden the next one. */
    async settle() {
      const deadline = Date.now() + 10_000;
      while (Date.now() < deadline) {
        const { rows } = await pool.query(
          'select count(*)::int as waiting from outbox where done_at is null and parked_at is null',
        );
        if (rows[0].waiting === 0) return;
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    },
    async stop() {
      await pool.end();
      await postgres.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

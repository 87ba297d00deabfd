// Its own database with a crowd, and a signed-in brand and influencer.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createSecretKey } from 'node:crypto';
import jwt from 'jsonwebtoken';
import pg from 'pg';
import sharp from 'sharp';
import { builtIn, sessionSecret } from './world.mjs';

const idOf = (kind, number) => `${kind}0000000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;
/** In the crowd's numbering. */
export const influencerId = (number) => idOf('c', number);

const people = [
  { user: idOf('a', 1), kind: '7', uid: idOf('d', 1), type: 'brand' },
  { user: idOf('a', 2), kind: '8', uid: influencerId(1), type: 'influencer' },
];

async function signIn(pool, { user, uid, type }) {
  await pool.query(
    `insert into users (id, email, name, email_proven_at, created_at, version) values ($1, $2, 'Bench', now(), now(), 1)`,
    [user, `${type}@bench.test`],
  );
  await pool.query(
    `insert into memberships (user_id, profile_uid, profile_type, kind, role, created_at) values ($1, $2, $3, 'linked', 'owner', now())`,
    [user, uid, type],
  );
}

/** One session can make 600 requests a minute: everyone has many, so that none hits the limit. */
const sessionsEach = 100;
const sessionOf = ({ kind }, number) => idOf(kind, number);

async function openSessions(pool, person) {
  const ids = Array.from({ length: sessionsEach }, (_, index) => sessionOf(person, index + 1));
  await pool.query(
    `insert into sessions (id, user_id, profile_uid, profile_type, user_agent, created_at, last_seen_at, proven_at)
     select id, $2, $3, $4, 'bench', now(), now(), now() from unnest($1::uuid[]) id on conflict do nothing`,
    [ids, person.user, person.uid, person.type],
  );
}

function tokensOf(person) {
  const rules = { algorithm: 'HS256', issuer: 'tastemaker', audience: 'tastemaker-portal', expiresIn: '1d' };
  const key = createSecretKey(Buffer.from(sessionSecret, 'utf8'));
  return Array.from({ length: sessionsEach }, (_, index) =>
    jwt.sign({ sid: sessionOf(person, index + 1), sub: person.user }, key, rules),
  );
}

/** A public portrait of an influencer who has one. */
export const portrait = { path: `media/${idOf('9', 1)}`, width: 160 };

async function addPortrait(pool, folder) {
  const id = portrait.path.slice('media/'.length);
  const { rowCount } = await pool.query('select from media where id = $1', [id]);
  if (rowCount > 0) return;
  const noise = { type: 'gaussian', mean: 128, sigma: 30 };
  const picture = await sharp({ create: { width: 1200, height: 1500, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer();
  fs.mkdirSync(path.join(folder, 'uploads'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'uploads', id), picture);
  await pool.query(
    `insert into media (id, owner_uid, uploaded_by, account_uid, file_name, mime_type, kind, bytes, uploaded_bytes, storage_key,
                        width, height, truncated, created_at)
     values ($1, $2, $3, $2, 'portrait.jpg', 'image/jpeg', 'image', $4, $4, $1::uuid::text, 1200, 1500, false, now())`,
    [id, people[1].uid, people[1].user, picture.length],
  );
  await pool.query('update influencers set avatar_path = $2 where id = $1', [people[1].uid, portrait.path]);
}

const isThere = (pool, id) => pool.query('select from users where id = $1', [id]).then(({ rowCount }) => rowCount > 0);

/** The brand has wishes beyond place and topic, and can see match scores. */
async function aim(pool) {
  await pool.query(
    `insert into entitlement_overrides (id, brand_id, feature, kind, reason, made_by, made_at)
     values (gen_random_uuid(), $1, 'aiTargeting', 'grant', 'bench', 'bench', now())`,
    [people[0].uid],
  );
  await pool.query(
    `insert into brand_targetings (brand_id, wanted, protected_wishes, words, exclude, updated_at, version)
     values ($1, '{"band": ["nano", "micro"], "cuisines": ["italian", "japanese"], "interests": ["travel"]}', '[]', '{}', '{}', now(), 1)`,
    [people[0].uid],
  );
}

/**
 * Its own folder, or with BENCH_WORLDS the one stored there for this size, so that a million needn't be created twice.
 */
function folderFor(influencers, checkout) {
  const worlds = process.env.BENCH_WORLDS;
  const folder = worlds
    ? path.resolve(worlds, `${influencers}${checkout === '.' ? '' : '-before'}`)
    : fs.mkdtempSync(path.join(os.tmpdir(), 'tastemaker-bench-'));
  fs.mkdirSync(folder, { recursive: true });
  fs.chmodSync(folder, 0o755); // as root, PostgreSQL runs as nobody
  return { folder, kept: Boolean(worlds) };
}

/**
 * Starts PostgreSQL (durable, as in production), migrates, and fills it with this many influencers and a tenth as many
 * offers.
 */
export async function makeCrowdWorld(influencers, checkout = '.') {
  const { folder, kept } = folderFor(influencers, checkout);
  const { startPostgres } = await import('@tastemaker/sandbox/postgres');
  const { migrate } = await builtIn(checkout, 'db/migrate.js');
  const { makeCrowd } = await builtIn(checkout, 'db/seed/crowd.js');
  const { loadConfig } = await builtIn(checkout, 'config.js');
  const postgres = await startPostgres({ dataDir: folder, database: 'bench', say: () => undefined });
  await migrate(postgres.url);
  const config = { ...loadConfig({}), dataDir: folder, databaseUrl: postgres.url, smtpUrl: 'smtp://127.0.0.1:9' };
  const pool = new pg.Pool({ connectionString: postgres.url, max: 2 });
  let crowd = { influencers, offers: influencers / 10, seconds: 0 };
  if (!(await isThere(pool, people[0].user))) {
    crowd = await makeCrowd(config, crowd, (line) => console.log(line));
    for (const person of people) await signIn(pool, person);
    await aim(pool);
    await pool.query('vacuum analyze');
  }
  for (const person of people) await openSessions(pool, person);
  await addPortrait(pool, folder);
  return {
    checkout,
    url: postgres.url,
    folder,
    crowd,
    tokens: Object.fromEntries(people.map((person) => [person.type, tokensOf(person)])),
    async stop() {
      await pool.end();
      await postgres.stop();
      if (!kept) fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

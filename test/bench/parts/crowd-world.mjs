// A database of its own with a crowd in it, a brand and an influencer who are signed in.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createSecretKey } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import jwt from 'jsonwebtoken';
import pg from 'pg';
import { sessionSecret } from './world.mjs';

const built = (file) => import(pathToFileURL(path.resolve('dist/compiled', file)).href);
const idOf = (kind, number) => `${kind}0000000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;
/** As the crowd numbers them. */
export const influencerId = (number) => idOf('c', number);

const people = [
  { user: idOf('a', 1), session: idOf('b', 1), uid: idOf('d', 1), type: 'brand' },
  { user: idOf('a', 2), session: idOf('b', 2), uid: influencerId(1), type: 'influencer' },
];

async function signIn(pool, { user, session, uid, type }) {
  await pool.query(
    `insert into users (id, email, name, email_proven_at, created_at, version) values ($1, $2, 'Bench', now(), now(), 1)`,
    [user, `${type}@bench.test`],
  );
  await pool.query(
    `insert into memberships (user_id, profile_uid, profile_type, kind, role, created_at) values ($1, $2, $3, 'linked', 'owner', now())`,
    [user, uid, type],
  );
  await pool.query(
    `insert into sessions (id, user_id, profile_uid, profile_type, user_agent, created_at, last_seen_at, proven_at)
     values ($1, $2, $3, $4, 'bench', now(), now(), now())`,
    [session, user, uid, type],
  );
  const rules = { algorithm: 'HS256', issuer: 'tastemaker', audience: 'tastemaker-portal', expiresIn: '1d' };
  return jwt.sign({ sid: session, sub: user }, createSecretKey(Buffer.from(sessionSecret, 'utf8')), rules);
}

/** Starts PostgreSQL (durable, as in production), migrates, and fills it with so many influencers and a tenth as many offers. */
export async function makeCrowdWorld(influencers) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tastemaker-bench-'));
  fs.chmodSync(folder, 0o755); // as root, PostgreSQL runs as nobody
  const { startPostgres } = await built('sandbox/postgres.js');
  const { migrate } = await built('db/migrate.js');
  const { makeCrowd } = await built('db/seed/crowd.js');
  const { loadConfig } = await built('config.js');
  const postgres = await startPostgres({ dataDir: folder, database: 'bench', say: () => undefined });
  await migrate(postgres.url);
  const config = { ...loadConfig({}), dataDir: folder, databaseUrl: postgres.url, smtpUrl: 'smtp://127.0.0.1:9' };
  const crowd = await makeCrowd(config, { influencers, offers: influencers / 10 }, (line) => console.log(line));
  const pool = new pg.Pool({ connectionString: postgres.url, max: 2 });
  const [brand, influencer] = [await signIn(pool, people[0]), await signIn(pool, people[1])];
  await pool.query('vacuum analyze');
  return {
    url: postgres.url,
    folder,
    crowd,
    tokens: { brand, influencer },
    async stop() {
      await pool.end();
      await postgres.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

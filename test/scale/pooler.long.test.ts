import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { counted, longTimeoutMs } from '../support/counts.js';
import { eventually } from '../support/eventually.js';
import { freePort } from '../support/free-port.js';
import { inBatches } from '../support/in-batches.js';
import { ServerProcess } from '../support/processes.js';
import { RemoteVisitor } from '../support/remote-visitor.js';
import { World } from '../support/world.js';

jest.setTimeout(longTimeoutMs);

const program = '/usr/sbin/pgbouncer';
const isThere = spawnSync(program, ['--version']).status === 0;
if (!isThere)
  console.log('PgBouncer is not installed: apt-get install pgbouncer. What goes through it is not tested here.');

const nobody = 65534;
const asNobody = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

let world: World;
let folder: string;
let pooler: ChildProcess;
let pooled: URL;

beforeAll(async () => {
  if (!isThere) return;
  world = await World.make();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tastemaker-pooler-'));
  fs.chmodSync(folder, 0o755);
  const direct = new URL(world.databaseUrl);
  pooled = new URL(world.databaseUrl);
  pooled.port = String(await freePort());
  const users = path.join(folder, 'users.txt');
  const settings = path.join(folder, 'pgbouncer.ini');
  fs.writeFileSync(users, `"${direct.username}" "${direct.password}"\n`);
  fs.writeFileSync(
    settings,
    [
      '[databases]',
      `* = host=${direct.hostname} port=${direct.port}`,
      '[pgbouncer]',
      `listen_addr = ${pooled.hostname}`,
      `listen_port = ${pooled.port}`,
      'unix_socket_dir =',
      'auth_type = scram-sha-256',
      `auth_file = ${users}`,
      `admin_users = ${direct.username}`,
      'pool_mode = session',
      'server_reset_query = DISCARD ALL',
      'default_pool_size = 20',
    ].join('\n'),
  );
  pooler = spawn(program, [settings], { ...asNobody, stdio: 'ignore' });
});
afterAll(async () => {
  await ServerProcess.endAll();
  if (pooler) {
    const gone = once(pooler, 'exit');
    pooler.kill('SIGINT');
    await gone;
  }
  await world?.end();
  if (folder) fs.rmSync(folder, { recursive: true, force: true });
});

/** The application names of connections through PgBouncer, according to itself. */
async function namesInside(): Promise<string[]> {
  const own = new URL(pooled);
  own.pathname = '/pgbouncer';
  const client = new pg.Client({ connectionString: own.toString(), application_name: 'test' });
  await client.connect();
  try {
    const { rows } = await client.query<{ database: string; application_name: string }>('show clients');
    const names = rows.filter(({ database }) => database !== 'pgbouncer').map((row) => row.application_name);
    return [...new Set(names)];
  } finally {
    await client.end();
  }
}

(isThere ? it : it.skip)('goes through PgBouncer with requests, and past it with what keeps a connection', async () => {
  const messages = counted(1_000, 100);
  const env = { DATABASE_URL: pooled.toString(), DATABASE_DIRECT_URL: world.databaseUrl };
  const here = await ServerProcess.start({ ...env, WORKER: 'off' });
  const there = await ServerProcess.start({ ...here.shared(), ...env });
  const brand = await world.people.brand('ember');
  const writers = await Promise.all(
    (await world.people.influencers(4)).map(async (influencer) => {
      const conversation = await world.people.conversation(brand, influencer);
      const visitor = new RemoteVisitor(here.url, influencer.cookie);
      return (text: string) => visitor.post(`/api/v1/conversations/${conversation}/messages`, { text });
    }),
  );

  const stream = await new RemoteVisitor(there.url, brand.cookie).live();
  const texts = Array.from({ length: messages }, (_, number) => `message ${number}`);
  const answers = await inBatches(texts, 8, (text, number) => writers[number % writers.length]!(text));
  expect(answers.map(({ status }) => status)).toEqual(texts.map(() => 201));
  expect(await world.count('from messages where text = any($1)', [texts])).toBe(messages);
  await eventually(async () => stream.events.length > 0); // the other process listens, and relays
  stream.leave();

  const kept = ['tastemaker-listener', 'tastemaker-workers'];
  const inside = await namesInside();
  expect(inside).toContain('tastemaker');
  expect(inside.filter((name) => kept.includes(name))).toEqual([]);
  const past = `from pg_stat_activity where datname = current_database() and application_name = any($1)`;
  for (const name of kept) expect(await world.count(past, [[name]])).toBeGreaterThan(0);
  console.log(`${messages} messages through PgBouncer in session mode by two processes: all stored, none refused`);
});

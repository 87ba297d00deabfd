import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { startMailCatcher } from '@tastemaker/sandbox';
import { loadConfig } from '../../server/config.js';
import { newId } from '../../server/shared/kernel/index.js';
import { emptyDatabase, freshDatabase, poolOf } from '../support/database.js';

const program = path.resolve(__dirname, '../../dist/server/cli/main.js');
const source = path.resolve(__dirname, '../../server/cli/main.ts');

let dataDir: string;
let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  if (!fs.existsSync(program)) throw new Error('The product is not built: run npm run build, or npm test, first.');
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'tastemaker-commands-'));
  database = await freshDatabase();
});
afterAll(async () => {
  await database?.drop();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

type Ended = { code: number; printed: string };

/** As `npm run cli -- …` would, with its whole output. */
const command = (...words: string[]) =>
  new Promise<Ended>((resolve) => {
    const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR: dataDir };
    execFile(process.execPath, [program, ...words], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, printed: `${stdout}${stderr}` }),
    );
  });

/** The same program in this process, where it costs a fifth. */
async function within(...given: (string | Record<string, string>)[]): Promise<Ended> {
  const words = given.filter((each) => typeof each === 'string');
  const settings = Object.assign({}, ...given.filter((each) => typeof each === 'object')) as Record<string, string>;
  const { env, argv, exitCode } = process;
  const { log, error } = console;
  let printed = '';
  const print = (...texts: unknown[]) => void (printed += `${texts.map(String).join(' ')}\n`);
  process.env = { ...env, DATABASE_URL: database.url, DATA_DIR: dataDir, ...settings };
  process.argv = [process.execPath, source, ...words];
  process.exitCode = undefined;
  Object.assign(console, { log: print, error: print });
  delete require.cache[source];
  try {
    await ((await import(source)) as { ended: Promise<void> }).ended;
    return { code: Number(process.exitCode ?? 0), printed };
  } finally {
    Object.assign(process, { env, argv, exitCode });
    Object.assign(console, { log, error });
  }
}

it('lists its commands', async () => {
  const { code, printed } = await command('--help');
  for (const name of [
    'admin:create',
    'admin:reset',
    'backup',
    'billing:sync',
    'db:migrate',
    'doctor',
    'erase',
    'import',
    'keys:create',
    'push:keys',
    'secrets:reseal',
    'user:link',
  ])
    expect(printed).toContain(name);
  expect(code).toBe(0);
});

it('makes a pair of push keys, which the configuration takes, without a database', async () => {
  const { code, printed } = await within('push:keys', { DATABASE_URL: 'postgres://127.0.0.1:9/none' });
  const keys = parseEnv(printed);
  expect(code).toBe(0);
  expect(loadConfig(keys).push).toEqual({ publicKey: keys.VAPID_PUBLIC_KEY, privateKey: keys.VAPID_PRIVATE_KEY });
  expect((await within('push:keys', keys as Record<string, string>)).printed).toContain('already has keys');
});

it('makes the first member of staff, with a link that signs in once', async () => {
  const { code, printed } = await within('admin:create', 'ann@example.com');
  expect(printed).toMatch(/ann@example\.com is staff[\s\S]+https?:\/\/\S+/);
  expect(code).toBe(0);
});

it('seals stored secrets again', async () => {
  const { code, printed } = await within('secrets:reseal');
  expect(printed).toMatch(/^\d+ secrets are sealed with the present SESSION_SECRET\.\n$/);
  expect(code).toBe(0);
});

it('says in one sentence what it could not do, and fails', async () => {
  const { code, printed } = await command('erase', 'nobody@example.com');
  expect(printed.trim().split('\n')).toHaveLength(1);
  expect(printed).toContain('nobody@example.com');
  expect(code).toBe(1);
});

it('shows what waits and what was given up, and lets that try again', async () => {
  const pool = poolOf(database.url, 1);
  try {
    await pool.query(`select graphile_worker.add_job('mail.send', '{}', max_attempts => 1)`);
    await pool.query(
      `update graphile_worker._private_jobs set attempts = 1, last_error = 'No such server' || chr(10) || 'stack'`,
    );
    const before = await within('jobs');
    expect(before.printed).toMatch(/job +mail\.send +0 waiting, 0 late, 1 given up\n/);
    expect(before.printed).toMatch(/job \d+, mail\.send: tried 1 times: No such server\n/);
    expect(before.code).toBe(1);
    const after = await within('jobs', '--retry');
    expect(after.printed).toMatch(/1 jobs and events try again[\s\S]+mail\.send +1 waiting, 0 late, 0 given up/);
    expect(after.code).toBe(0);
  } finally {
    await pool.end();
  }
});

it('R437: compares the records with a replay of the log, names what differs, and writes nothing', async () => {
  const pool = poolOf(database.url, 1);
  try {
    const check = () => within('records:rebuild', '--check');
    expect(await check()).toMatchObject({ code: 0, printed: expect.stringContaining('are what the log says') });
    const [collabId, offerId, brandId, influencerId, eventId] = Array.from({ length: 5 }, () => newId());
    await pool.query(
      `insert into offers (id, brand_id, title, kind, gives, value_pence, asks, brief, venue, city, category, guests, content_due_days,
         state, created_at, updated_at, version, lat, lng, exact_place)
       values ($1, $2, 'Dinner', 'experience', '', 1, '[]', '', '', 'london', 'restaurants', 1, 14, 'live', now(), now(), 1, 51.5, 0, false)`,
      [offerId, brandId],
    );
    await pool.query(
      `insert into collabs (id, offer_id, brand_id, influencer_id, requested_by, stage, outcome, note, terms, respond_by, created_at, updated_at, version)
       values ($1, $2, $3, $4, 'influencer', 4, 'open', '', '{"title":"Dinner","valuePence":1}', now(), now(), now(), 1)`,
      [collabId, offerId, brandId, influencerId],
    );
    expect((await check()).code).toBe(0);
    await pool.query(
      `insert into collab_record_facts (event_id, collab_id, brand_id, influencer_id, name, by, at, late, stage, outcome)
       values ($1, $2, $3, $4, 'collab.moved', 'influencer', now(), true, 4, 'open')`,
      [eventId, collabId, brandId, influencerId],
    );
    const { code, printed } = await check();
    expect(printed).toContain(`Collab ${collabId}: what happened of event ${eventId} is recorded and does not follow`);
    expect(printed).toMatch(/1 differences? in 1 Collabs?\. Nothing was changed/);
    expect(code).toBe(1);
    const { rows } = await pool.query('select from reliability_marks');
    expect(rows).toHaveLength(0);
  } finally {
    await pool.end();
  }
});

it('sends a mail at once and says what became of it', async () => {
  const pool = poolOf(database.url, 2);
  const catcher = await startMailCatcher({ pool, port: 0 });
  try {
    const sent = await within('mail:test', 'ann@example.com', { SMTP_URL: catcher.url });
    expect(sent.printed).toContain('has taken a mail from');
    expect(sent.code).toBe(0);
    const refused = await within('mail:test', 'ann@example.com', { SMTP_URL: 'smtp://127.0.0.1:1' });
    expect(refused.printed).toMatch(/^The mail was not sent: 127\.0\.0\.1:1 did not take it: .*ECONNREFUSED/);
    expect(refused.code).toBe(1);
  } finally {
    await catcher.stop();
    await pool.end();
  }
});

it('lets a person act for a profile, and takes it away', async () => {
  const pool = poolOf(database.url, 1);
  try {
    const [user, brand] = [newId(), newId()];
    await pool.query(
      `insert into users (id, email, name, version, created_at) values ($1, 'jane@example.com', 'Jane', 1, now())`,
      [user],
    );
    await pool.query(
      `insert into brands (id, name, slug, email, city, category, sales_stage, onboarding_stage, version, created_at, updated_at)
       values ($1, 'The Nook', 'the-nook', 'hello@nook.example', 'london', 'restaurant', 1, 1, 1, now(), now())`,
      [brand],
    );
    const linked = await within('user:link', 'jane@example.com', brand, '--role', 'admin');
    expect(linked).toEqual({ code: 0, printed: 'jane@example.com acts for The Nook as admin.\n' });
    const role = async () =>
      (await pool.query('select role from memberships where user_id = $1 and profile_uid = $2', [user, brand])).rows;
    expect(await role()).toEqual([{ role: 'admin' }]);
    expect((await within('user:link', 'jane@example.com', brand, '--remove')).code).toBe(0);
    expect(await role()).toEqual([]);
    for (const [words, sentence] of [
      [['nobody@example.com', brand], 'Nobody has the email address nobody@example.com.'],
      [['jane@example.com', newId()], /^No brand and no influencer has the id/],
      [['jane@example.com', 'the-nook'], /^Name the profile by its id/],
      [['jane@example.com', brand, '--role', 'king'], /^There is no role king/],
    ] as const) {
      const { code, printed } = await within('user:link', ...words);
      expect(printed.trim()).toMatch(sentence);
      expect(code).toBe(1);
    }
  } finally {
    await pool.end();
  }
});

it('backs everything up while it is there, and restores it where nothing is', async () => {
  const empty = await emptyDatabase();
  const file = path.join(dataDir, 'kept.zip');
  try {
    const made = await within('backup', file);
    expect(made.printed).toMatch(/kept\.zip holds \d+ rows of \d+ tables, and \d+ uploaded files/);
    expect(made.code).toBe(0);
    expect((await within('backup', file)).printed.trim()).toMatch(/^\S+kept\.zip already exists\. Name another file/);
    const inUse = await within('restore', file);
    expect(inUse.printed.trim()).toMatch(/^This database is in use\./);
    expect(inUse.code).toBe(1);

    const elsewhere = { DATABASE_URL: empty.url, DATA_DIR: path.join(dataDir, 'elsewhere') };
    const restored = await within('restore', file, elsewhere);
    expect(restored.printed).toMatch(/^\d+ rows are back, as they were on 20/);
    expect(restored.code).toBe(0);
    expect((await within('doctor', elsewhere)).printed).toMatch(/ok +Migrations/);
  } finally {
    await empty.drop();
  }
});

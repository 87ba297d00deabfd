import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startMailCatcher } from '../../server/sandbox/mail-catcher.js';
import { freshDatabase } from '../support/database.js';

const program = path.resolve(__dirname, '../../dist/server/cli/main.js');

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

/** As `npm run cli -- …` would, with everything that it printed. */
const command = (...given: (string | Record<string, string>)[]) =>
  new Promise<{ code: number; printed: string }>((resolve) => {
    const words = given.filter((each) => typeof each === 'string');
    const settings = Object.assign({}, ...given.filter((each) => typeof each === 'object')) as Record<string, string>;
    const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR: dataDir, ...settings };
    execFile(process.execPath, [program, ...words], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, printed: `${stdout}${stderr}` }),
    );
  });

it('lists its commands', async () => {
  const { code, printed } = await command('--help');
  for (const name of [
    'admin:create',
    'admin:reset',
    'billing:sync',
    'db:migrate',
    'doctor',
    'erase',
    'import',
    'keys:create',
  ])
    expect(printed).toContain(name);
  expect(code).toBe(0);
});

it('makes the first member of staff, with a link that signs in once', async () => {
  const { code, printed } = await command('admin:create', 'ann@example.com');
  expect(printed).toMatch(/ann@example\.com is staff[\s\S]+https?:\/\/\S+/);
  expect(code).toBe(0);
});

it('says in one sentence what it could not do, and fails', async () => {
  const { code, printed } = await command('erase', 'nobody@example.com');
  expect(printed.trim().split('\n')).toHaveLength(1);
  expect(printed).toContain('nobody@example.com');
  expect(code).toBe(1);
});

it('shows what waits and what was given up, and lets that try again', async () => {
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  try {
    await pool.query(`select graphile_worker.add_job('mail.send', '{}', max_attempts => 1)`);
    await pool.query(
      `update graphile_worker._private_jobs set attempts = 1, last_error = 'No such server' || chr(10) || 'stack'`,
    );
    const before = await command('jobs');
    expect(before.printed).toMatch(
      /mail\.send +0 waiting, 0 late, 1 given up: No such server\nevents +\d+ waiting, 0 given up/,
    );
    expect(before.code).toBe(1);
    const after = await command('jobs', '--retry');
    expect(after.printed).toMatch(/1 jobs and 0 events try again[\s\S]+mail\.send +1 waiting, 0 late, 0 given up/);
    expect(after.code).toBe(0);
  } finally {
    await pool.end();
  }
});

it('sends a mail at once and says what became of it', async () => {
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  const catcher = await startMailCatcher({ pool, port: 0 });
  try {
    const sent = await command('mail:test', 'ann@example.com', { SMTP_URL: catcher.url });
    expect(sent.printed).toContain('has taken a mail from');
    expect(sent.code).toBe(0);
    const refused = await command('mail:test', 'ann@example.com', { SMTP_URL: 'smtp://127.0.0.1:1' });
    expect(refused.printed).toMatch(/^The mail was not sent: 127\.0\.0\.1:1 did not take it: .*ECONNREFUSED/);
    expect(refused.code).toBe(1);
  } finally {
    await catcher.stop();
    await pool.end();
  }
});

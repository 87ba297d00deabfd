import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
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
const command = (...words: string[]) =>
  new Promise<{ code: number; printed: string }>((resolve) => {
    const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR: dataDir };
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

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { counted, longTimeoutMs } from '../support/counts.js';
import { freshDatabase } from '../support/database.js';

jest.setTimeout(longTimeoutMs);

const rows = counted(1_000_000);
const mostMemoryMb = 312;
const root = path.resolve(__dirname, '../..');
const commandLine = path.join(root, 'dist/server/cli/main.js');

/** Only Linux reports a process's peak memory. */
const peakMbOf = (pid: number): number => {
  try {
    const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1_024;
  } catch {
    return 0; // it has just ended, or this is not Linux
  }
};

/** Runs a program to completion. Returns its output and its peak memory. */
async function run(args: string[], env: NodeJS.ProcessEnv = {}): Promise<{ printed: string; peakMb: number }> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  let peakMb = 0;
  for (const output of [child.stdout, child.stderr]) output.on('data', (text) => (printed += String(text)));
  const looking = setInterval(() => (peakMb = Math.max(peakMb, peakMbOf(child.pid!))), 20);
  const [code] = (await once(child, 'close')) as [number];
  clearInterval(looking);
  if (code !== 0) throw new Error(`It ended with ${code} and said:\n${printed}`);
  return { printed, peakMb };
}

const numberIn = (printed: string, word: string): number =>
  Number(new RegExp(`${word} ([\\d,]+)`).exec(printed)?.[1]?.replaceAll(',', '') ?? NaN);

let folder: string;
let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  if (!fs.existsSync(commandLine)) throw new Error('The product is not built: run npm run build, or npm test, first.');
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tastemaker-import-'));
  database = await freshDatabase();
});
afterAll(async () => {
  await database?.drop();
  fs.rmSync(folder, { recursive: true, force: true });
});

it(`${rows} rows are imported within ${mostMemoryMb} MB, and a second run changes nothing`, async () => {
  const file = path.join(folder, 'people.csv');
  await run([path.join(__dirname, 'make-influencers-csv.mjs'), String(rows), file]);
  const importing = [
    commandLine,
    'import',
    'influencers',
    file,
    '--yes',
    '--rejects',
    path.join(folder, 'rejects.csv'),
  ];
  const env = { DATABASE_URL: database.url, DATA_DIR: folder };

  const first = await run(importing, env);
  const created = numberIn(first.printed, 'created');
  const others = ['updated', 'unchanged', 'rejected'].map((fate) => numberIn(first.printed, fate));
  expect(others.reduce((sum, each) => sum + each, created)).toBe(rows);
  expect(created).toBeGreaterThan(rows * 0.9);

  const second = await run(importing, env);
  expect([numberIn(second.printed, 'created'), numberIn(second.printed, 'updated')]).toEqual([0, 0]);

  const peakMb = Math.round(Math.max(first.peakMb, second.peakMb));
  expect(peakMb).toBeLessThan(mostMemoryMb);
  console.log(
    `${rows} rows: ${created} created, then 0 changed; at most ${peakMb} MB of memory\n${/^.* rows in .*$/m.exec(first.printed)?.[0] ?? ''}`,
  );
});

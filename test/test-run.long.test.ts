import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Checkout } from './support/checkout.js';
import { longTimeoutMs } from './support/counts.js';

jest.setTimeout(longTimeoutMs);

let checkout: Checkout;
beforeEach(() => void (checkout = new Checkout()));
afterEach(() => checkout.remove());

describe('the end of a run', () => {
  const whatBecomesOf = (content: string) => {
    checkout.put('test/one.test.ts', content);
    checkout.run('unit');
    return checkout.ended();
  };

  test('is 0 and its count when all tests pass', async () => {
    expect(await whatBecomesOf(`test('holds', () => undefined);`)).toEqual({ code: 0, last: '1 passed, 0 failed' });
  });

  test.each([
    ['a test that fails', `test('fails', () => { throw new Error('no'); });`],
    ['a file that cannot be read', `const = ;`],
    ['a file without tests', `export {};`],
    ['a process that ends itself', `test('ends', () => process.exit(0));`],
    ['a process that is killed', `test('is killed', () => process.kill(process.pid, 'SIGKILL'));`],
    ['a failure after the last test', `test('holds', () => undefined); afterAll(() => { throw new Error('no'); });`],
  ])('is 1 with %s', async (_, content) => {
    const { code, last } = await whatBecomesOf(content);
    expect(code).toBe(1);
    expect(last).toMatch(/^\d+ passed, [1-9]\d* failed$/);
  });

  test.each(['unit', 'unit of-no-such-name', 'of-no-such-part'])('is 1 where there is none (%s)', async (words) => {
    checkout.run(...words.split(' '));
    expect((await checkout.ended()).code).toBe(1);
  });
});

describe('a run that is stopped', () => {
  const { programsIn } = createRequire(__filename)('../scripts/test/scratch.mjs') as {
    programsIn: (folder: string) => number[];
  };
  const failing = `test('holds', () => undefined); test('fails', () => { throw new Error('It is not so.'); });`;
  const spawning = `require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e3)']);`;
  const arriving = `require('node:fs').writeFileSync('reached', '');`;
  const waiting = `await new Promise(() => undefined);`;

  const textOf = (pid: number, file: string) => fs.readFileSync(`/proc/${pid}/${file}`, 'utf8');
  const nameOf = (pid: number) => path.basename(/^[^\0 ]*/.exec(textOf(pid, 'cmdline'))![0]);
  /** PostgreSQL keeps some of its memory in files there. */
  const sharedMemoryOf = (pid: number) => textOf(pid, 'maps').match(/\/dev\/shm\/PostgreSQL\.\d+/g) ?? [];

  /** Stops it midway, when it has printed this. Returns its exit code, its last line, and the names of its programs. */
  async function endedBy(signal: NodeJS.Signals, part: string, said: string) {
    checkout.run(part);
    await checkout.reaches('reached', said);
    const folder = checkout.runFolder()!;
    const pids = programsIn(folder);
    const names = [...new Set(pids.map(nameOf))].sort();
    const files = pids.flatMap(sharedMemoryOf);
    checkout.kill(signal);
    const ended = await checkout.ended();
    expect(programsIn(folder)).toEqual([]);
    expect(checkout.runFolder()).toBeUndefined();
    expect(files.filter((file) => fs.existsSync(file))).toEqual([]);
    return { ...ended, names, memory: files.length };
  }

  const reasons = (part: string) =>
    new RegExp(`─\\n${part}: fails\n[^]*It is not so[^]*\nunfinished .* ended by SIG[A-Z]+\n`);

  test.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ] as const)(
    'by %s says why tests have failed so far, and leaves nothing of Jest and PostgreSQL',
    async (signal, code) => {
      checkout.put('server/one.pg.test.ts', `test('never ends', async () => { ${waiting} });`);
      checkout.put(
        'server/two.pg.test.ts',
        `${failing} test('never ends', async () => { ${spawning} ${arriving} ${waiting} });`,
      );
      const { names, memory, ...end } = await endedBy(signal, 'pg', '✗ pg: fails\n');
      expect(names).toEqual(['node', 'postgres', 'sh']);
      expect(memory).toBeGreaterThan(0);
      expect(checkout.said).toMatch(reasons('pg'));
      expect(end).toEqual({ code, last: '1 passed, 2 failed' });
    },
  );

  test('says it of journeys too, and leaves nothing of Playwright and Chromium', async () => {
    checkout.put('test/browser/setup/world.ts', `export default () => undefined;`);
    checkout.put(
      'test/browser/one.spec.ts',
      `import { createRequire } from 'node:module';
       import { test } from '@playwright/test';
       const require = createRequire(import.meta.url);
       ${failing} test('never ends', async ({ page }) => { await page.goto('about:blank'); ${arriving} ${waiting} });`,
    );
    const { names, ...end } = await endedBy('SIGTERM', 'browser', '✗ browser: fails\n');
    expect(names.join()).toMatch(/chrom/);
    expect(checkout.said).toMatch(reasons('browser'));
    expect(end).toMatchObject({ code: 143, last: '1 passed, 2 failed' });
  });

  test('leaves nothing of what npm has started', async () => {
    checkout.put('package.json', JSON.stringify({ type: 'module', scripts: { lint: 'node wait.cjs' } }));
    checkout.put('wait.cjs', `${arriving} setInterval(() => undefined, 1e3);`);
    expect(await endedBy('SIGTERM', 'lint', '')).toMatchObject({ code: 143, last: '0 passed, 1 failed' });
  });
});

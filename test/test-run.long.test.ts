import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { longTimeoutMs } from './support/counts.js';

jest.setTimeout(longTimeoutMs);

const root = path.resolve(__dirname, '..');
const run = (...args: string[]) => spawn(process.execPath, ['scripts/test.mjs', ...args], { cwd: root });

async function ended(running: ReturnType<typeof run>): Promise<{ code: number | null; last: string }> {
  let said = '';
  running.stdout.on('data', (text: Buffer) => (said += text.toString()));
  running.stderr.resume();
  const [code] = (await once(running, 'close')) as [number | null];
  return { code, last: said.trimEnd().split('\n').at(-1)! };
}

/** Runs a test file with this content, which is there for as long as it runs. */
async function whatBecomesOf(content: string): Promise<{ code: number | null; last: string }> {
  const name = `run-${process.pid}`;
  const file = path.join(root, 'test', `${name}.test.ts`);
  writeFileSync(file, content);
  try {
    return await ended(run('unit', name));
  } finally {
    rmSync(file);
  }
}

test('a run that passes ends with 0 and its count', async () => {
  expect(await whatBecomesOf(`test('holds', () => undefined);`)).toEqual({ code: 0, last: '1 passed, 0 failed' });
});

test.each([
  ['a test that fails', `test('fails', () => { throw new Error('no'); });`],
  ['a file that cannot be read', `const = ;`],
  ['a file without tests', `export {};`],
  ['a process that ends itself', `test('ends', () => process.exit(0));`],
  ['a process that is killed', `test('is killed', () => process.kill(process.pid, 'SIGKILL'));`],
  ['a failure after the last test', `test('holds', () => undefined); afterAll(() => { throw new Error('no'); });`],
])('%s ends the run with 1', async (_, content) => {
  const { code, last } = await whatBecomesOf(content);
  expect(code).toBe(1);
  expect(last).toMatch(/^\d+ passed, [1-9]\d* failed$/);
});

test('no test of that name ends the run with 1', async () => {
  expect((await ended(run('unit', 'of-no-such-name'))).code).toBe(1);
});

test('a part that is unknown ends the run with 1', async () => {
  expect((await ended(run('of-no-such-part'))).code).toBe(1);
});

test('a run that is told to end does not end with 0', async () => {
  const running = run('unit');
  await once(running.stdout, 'data');
  running.kill('SIGTERM');
  const { code } = await ended(running);
  expect(code).not.toBe(0);
});

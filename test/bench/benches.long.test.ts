import fs from 'node:fs';
import { createRequire } from 'node:module';
import { longTimeoutMs } from '../support/counts.js';

jest.setTimeout(longTimeoutMs);

const own = createRequire(__filename);
const { findChromium } = own('../../scripts/test/chromium.mjs') as { findChromium: () => Promise<string | undefined> };
const { ended, started } = own('../../scripts/programs.mjs') as {
  started: (command: string, args: readonly string[], options: object) => object;
  ended: (program: object) => Promise<{ code: number | null; output: string }>;
};

/** The smallest sizes. With so few requests the figures mean nothing, but every answer is compared and counted. */
const sizes: Record<string, readonly string[]> = {
  skeleton: [],
  identity: [],
  discovery: ['2000'],
  messaging: ['10'],
  analytics: ['20000'],
  staff: ['2000', '1000'],
};

async function run(name: string, words: readonly string[]): Promise<void> {
  const chromium = await findChromium();
  const env = { ...process.env, BENCH_ROUNDS: '1', BENCH_REQUESTS: '40', ...(chromium && { CHROMIUM: chromium }) };
  const { code, output } = await ended(started(process.execPath, ['scripts/bench.mjs', name, ...words], { env }));
  expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' });
}

describe('npm run bench', () => {
  test.each(Object.entries(sizes))('%s: both servers give the same answers, without an error', run);

  it('paint: says when a phone shows each open page', () => run('paint', []));

  it('has no bench that is not tried here', () => {
    const names = fs.readdirSync(__dirname).filter((file) => file.endsWith('.mjs'));
    expect(names.toSorted()).toEqual([...Object.keys(sizes), 'paint'].map((name) => `${name}.mjs`).toSorted());
  });
});

import { TestApp } from '../support/app.js';
import { longTimeoutMs } from '../support/counts.js';
import { tryForeignIds } from './foreign-ids.js';

jest.setTimeout(longTimeoutMs);

let product: TestApp;
beforeAll(async () => void (product = await TestApp.start()));
afterAll(() => product?.stop());

it('R11, R78: a brand and an influencer who try 40 and more ids of others on every operation get not found', async () => {
  const { ids, probes, opened, before, after } = await tryForeignIds(product, 'all');
  expect(ids.length).toBeGreaterThanOrEqual(40);
  expect(opened).toEqual([]);
  expect(after).toEqual(before);
  console.log(`${probes} probes with ${ids.length} ids of others: ${opened.length} opened, nothing changed`);
});

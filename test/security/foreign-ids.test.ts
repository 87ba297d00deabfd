import { TestApp } from '../support/app.js';
import { tryForeignIds } from './foreign-ids.js';

let product: TestApp;
beforeAll(async () => void (product = await TestApp.start()));
afterAll(() => product?.stop());

it('R11, R78: a brand and an influencer who try others’ ids, one of each kind of record, on every operation get not found', async () => {
  const { ids, probes, opened, before, after } = await tryForeignIds(product, 'one of a kind');
  expect(opened).toEqual([]);
  expect(after).toEqual(before);
  console.log(`${probes} probes with ${ids.length} ids of others: ${opened.length} opened, nothing changed`);
});

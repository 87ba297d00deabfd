import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brandList } from '../../server/modules/profiles/adapters/staff-lists/brand-list.js';
import { counted, longTimeoutMs } from '../support/counts.js';
import { testDatabase, type TestDatabase } from '../support/database.js';

jest.setTimeout(longTimeoutMs);

const brands = counted(1_000_000, 20_000);
const allowedMb = 64;

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await database.db.affected(
    `insert into brands (id, name, slug, email, city, category, about, sales_stage, onboarding_stage, priority, created_at, updated_at, version)
     select gen_random_uuid(), 'Brand ' || n, 'brand-' || n, n || '@brand.test', case when n % 2 = 0 then 'london' else 'bath' end,
       'cafes', repeat('x', 500), 1, 1, 2, now(), now(), 1
     from generate_series(1, $1::int) n`,
    [brands],
  );
});
afterAll(() => database?.close());

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Retained memory, without garbage. */
function heapMb(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1_048_576;
}
const partsALook = 10;

it(`R440: a file of ${brands} brands needs no more memory than a page of them`, async () => {
  const file = await database.lists.file(brandList, { sort: '["name","ASC"]' });
  const [start, began] = [heapMb(), performance.now()];
  let lines = 0;
  let parts = 0;
  let most = 0;
  for await (const part of file.getStream()) {
    lines += String(part).split('\r\n').length - 1;
    if (++parts % partsALook === 0) most = Math.max(most, heapMb() - start);
  }
  const seconds = (performance.now() - began) / 1_000;
  console.log(`${lines - 1} rows in ${seconds.toFixed(1)} s, ${most.toFixed(0)} MB more at most`);
  expect(lines).toBe(brands + 1);
  expect(parts).toBeGreaterThan(partsALook);
  expect(most).toBeLessThan(allowedMb);
});

it('R440: the file holds exactly what the filter leaves, in its order', async () => {
  const query = { filter: '{"city":"bath","q":"brand 1"}', sort: '["name","DESC"]' };
  const { total } = await database.lists.page(brandList, query);
  const rows: string[] = [];
  for await (const batch of database.lists.rows(brandList, query))
    rows.push(...batch.map(({ name }) => name.toLowerCase()));
  expect(rows.length).toBe(total);
  const [first, last] = [rows[0]!, rows.at(-1)!];
  expect(first > last).toBe(true);
});

import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { newId } from '../../../../shared/kernel/index.js';
import { periodOf } from '../../domain/period.js';
import { ReportOnBrand } from '../../use-cases/report-on-brand.js';
import { SqlBrandNumbers } from './sql-brand-numbers.js';

let database: TestDatabase;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database.close());

test('R434: a generous brand’s costs are exact to the penny, beyond what 32 bits hold', async () => {
  const [brand, period] = [newId(), periodOf('2027-01-01', '2027-03-31')];
  await database.db.rows(
    `insert into gift_lines (id, collab_id, brand_id, influencer_id, kind, pence, received_at, recorded_at)
     select gen_random_uuid(), gen_random_uuid(), $1, gen_random_uuid(), 'received', 9999999, $2, $2 from generate_series(1, 300)`,
    [brand, period.startsAt],
  );
  const numbers = new SqlBrandNumbers(database.db, { now: () => period.endsBefore });

  expect(await numbers.spendings(brand, period)).toMatchObject({ giftsPence: 2_999_999_700, visits: 300 });
  const { rows, rest } = await new ReportOnBrand(numbers).byInfluencer(brand, period);
  const told = rows.reduce((sum, { cost }) => sum + cost.giftsPence, rest!.giftsPence);
  expect([rows.length, told]).toEqual([200, 2_999_999_700]);
});

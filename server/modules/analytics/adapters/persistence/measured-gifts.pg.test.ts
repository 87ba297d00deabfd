import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import type { GiftBasis } from '../../../../contract/rules/bill.js';
import { newId } from '../../../../shared/kernel/index.js';
import { giftBasisOf } from '../../domain/brand-report.js';
import { periodOf } from '../../domain/period.js';
import { ReportOnBrand } from '../../use-cases/report-on-brand.js';
import { SqlBrandNumbers } from './sql-brand-numbers.js';

let database: TestDatabase;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database.close());

const [brand, influencer, period] = [newId(), newId(), periodOf('2027-01-01', '2027-03-31')];

/** A ledger line; returns its id. */
async function line(collab: string, kind: string, pence: number, basis: GiftBasis, reverses: string | null = null) {
  const id = newId();
  await database.db.rows(
    `insert into gift_lines (id, collab_id, brand_id, influencer_id, kind, pence, basis, received_at, recorded_at, reverses)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9)`,
    [id, collab, brand, influencer, kind, pence, basis, period.startsAt, reverses],
  );
  return id;
}

test('the costs count what bills have measured, and say of each Collab which value it has', async () => {
  const [agreed, measured, contested] = [newId(), newId(), newId()];
  for (const collab of [agreed, measured, contested]) {
    const first = await line(collab, 'received', 18_000, 'AGREED');
    if (collab === agreed) continue;
    await line(collab, 'reversed', -18_000, 'AGREED', first);
    const bill = await line(collab, 'corrected', 12_000, 'MEASURED');
    if (collab === measured) continue;
    await line(collab, 'reversed', -12_000, 'MEASURED', bill);
    await line(collab, 'corrected', 18_000, 'AGREED');
  }
  const numbers = new SqlBrandNumbers(database.db, { now: () => period.endsBefore });
  expect(await numbers.spendings(brand, period)).toMatchObject({ giftsPence: 48_000, visits: 3, measuredVisits: 1 });

  const { rows } = await new ReportOnBrand(numbers).byCollab(brand, period);
  const basisOf = (id: string) => giftBasisOf(rows.find(({ row }) => row.collab.id === id)!.cost);
  expect([agreed, measured, contested].map(basisOf)).toEqual(['AGREED', 'MEASURED', 'AGREED']);
});

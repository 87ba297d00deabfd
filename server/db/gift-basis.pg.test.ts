import { testDatabase, type TestDatabase } from '../../test/support/database.js';
import { newId } from '../shared/kernel/index.js';
import { AddBill1797379200000 } from './migrations/1797379200000-add-bill.js';
import { migrations } from './migrations/index.js';

let database: TestDatabase;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database.close());

/** A line as the previous release stored it; returns its id. */
async function line(collab: string, kind: string, pence: number, reverses: string | null = null): Promise<string> {
  const id = newId();
  await database.db.rows(
    `insert into gift_lines (id, collab_id, brand_id, influencer_id, kind, pence, received_at, recorded_at, reverses)
     values ($1, $2, $2, $2, $3, $4, now(), now(), $5)`,
    [id, collab, kind, pence, reverses],
  );
  return id;
}

it('gifts that were there keep their lines: agreed, and measured from the first correction of staff on', async () => {
  for (const _ of migrations.slice(migrations.indexOf(AddBill1797379200000)))
    await database.source.undoLastMigration({ transaction: 'each' });
  const [untouched, corrected] = [newId(), newId()];
  await line(untouched, 'received', 18_000);
  const first = await line(corrected, 'received', 18_000);
  await line(corrected, 'reversed', -18_000, first);
  const right = await line(corrected, 'corrected', 15_000);
  await line(corrected, 'reversed', -15_000, right);
  await line(corrected, 'received', 15_000);
  await database.source.runMigrations({ transaction: 'each' });

  const basesOf = async (collab: string) =>
    (await database.db.rows<{ basis: string }>('select basis from gift_lines where collab_id = $1 order by id', [collab]))
      .map(({ basis }) => basis); // prettier-ignore
  expect(await basesOf(untouched)).toEqual(['AGREED']);
  expect(await basesOf(corrected)).toEqual(['AGREED', 'AGREED', 'MEASURED', 'MEASURED', 'MEASURED']);
  await expect(database.db.rows('update gift_lines set pence = 0')).rejects.toThrow('only grows');
});

import { aCollab, afterTheVisit, daysAfter } from '../../test/support/collabs.js';
import { testDatabase, type TestDatabase } from '../../test/support/database.js';
import { storedCollabs } from '../../test/support/stored-collabs.js';
import { rightsNoticeAt } from '../modules/collabs/domain/rights-end.js';
import { EndRights1799020800100 } from './migrations/1799020800100-end-rights.js';
import { migrations } from './migrations/index.js';

let database: TestDatabase;
let world: ReturnType<typeof storedCollabs>;
beforeAll(async () => {
  database = await testDatabase();
  world = storedCollabs(database);
});
afterAll(() => database.close());

/** Its pieces are approved, and may be used for this many days; the first is the earliest. */
async function licensed(rightsDays: number, more: Parameters<typeof aCollab>[1] = {}) {
  const collab = aCollab(4, more);
  const deliverables = collab.deliverables.map((piece, place) => ({
    ...piece,
    approvedAt: afterTheVisit,
    rightsUntil: daysAfter(afterTheVisit, rightsDays + place),
  }));
  await world.prepare(collab);
  return world.collabs.save({ ...collab, deliverables });
}

it('rights agreed before the release bring the same reminders', async () => {
  const saved = [await licensed(200), await licensed(365), await licensed(200, { rights: null })];
  for (const _ of migrations.slice(migrations.indexOf(EndRights1799020800100)))
    await database.source.undoLastMigration({ transaction: 'each' });
  await database.source.runMigrations({ transaction: 'each' });

  const rows = await database.db.rows<{ id: string; at: Date | null }>(
    'select id, rights_notice_at as at from collabs',
  );
  const found = new Map(rows.map(({ id, at }) => [id, at]));
  expect(saved.map(({ id }) => found.get(id))).toEqual([
    new Date('2027-06-01T08:00:00Z'),
    new Date('2027-11-13T09:00:00Z'),
    null,
  ]);
  expect(saved.map(rightsNoticeAt)).toEqual(saved.map(({ id }) => found.get(id)));
});

import { aCollab, brandId } from '../../test/support/collabs.js';
import { testDatabase, type TestDatabase } from '../../test/support/database.js';
import { storedCollabs } from '../../test/support/stored-collabs.js';
import { nextDue } from '../modules/collabs/domain/moves.js';
import { daysAfter } from '../modules/collabs/domain/timings.js';
import { OweContent1797033600000 } from './migrations/1797033600000-owe-content.js';
import { migrations } from './migrations/index.js';

let database: TestDatabase;
let world: ReturnType<typeof storedCollabs>;
beforeAll(async () => {
  database = await testDatabase();
  world = storedCollabs(database);
});
afterAll(() => database.close());

const now = new Date();

/** A visit whose content was due this many days ago. */
async function dueAgo(days: number): Promise<string> {
  const collab = aCollab(4);
  const contentDueAt = daysAfter(now, -days);
  const visitAt = daysAfter(contentDueAt, -14);
  await world.prepare({ ...collab, visitAt });
  return (await world.collabs.save({ ...collab, visitAt, checkedInAt: visitAt, contentDueAt })).id;
}

it('content that was owed before the release is seen as late, and closed only once both sides were warned', async () => {
  const [longAgo, yesterday, inTime] = [await dueAgo(52), await dueAgo(1), await dueAgo(-1)];
  for (const _ of migrations.slice(migrations.indexOf(OweContent1797033600000)))
    await database.source.undoLastMigration({ transaction: 'each' });
  await database.source.runMigrations({ transaction: 'each' });

  const rows = await database.db.rows<{ id: string }>(
    `select id from collabs where brand_id = $1 and outcome = 'open' and late_from < $2 order by late_from`,
    [brandId, now],
  );
  expect(rows.map(({ id }) => id)).toEqual([longAgo, yesterday]);
  const due = await world.collabs.due(now, 100);
  expect(new Set(due.map(({ id }) => id))).toEqual(new Set([longAgo, yesterday, inTime]));
  const next = (id: string) => nextDue(due.find((collab) => collab.id === id)!)?.action;
  expect([longAgo, yesterday, inTime].map(next)).toEqual(['warn-close', 'remind-content', 'remind-content']);
});

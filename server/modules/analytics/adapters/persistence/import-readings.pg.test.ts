import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { measuredWorld } from '../../../../../test/support/measured-world.js';
import { type Actor, newId } from '../../../../shared/kernel/index.js';
import { ImportReadings } from '../../use-cases/import-readings.js';
import { SqlPublishedPieces, SqlReadingRepository } from './sql-reading.repository.js';

const now = new Date('2027-04-15T12:00:00Z');
const staff: Actor = { userId: newId(), role: 'admin', staffRole: 'operations' };

let database: TestDatabase;
let importReadings: ImportReadings;

/** Some posts without readings. */
beforeAll(async () => {
  database = await testDatabase();
  const { db, outbox } = database;
  await measuredWorld(db, now);
  await db.rows('delete from piece_readings');
  await db.rows(
    `update deliverables set post_url = 'https://www.tiktok.com/@mia/video/' || 100 + place
     from (select id, row_number() over (order by published_at) as place from deliverables
           where post_url is not null and published_at < $1::timestamptz - interval '9 days' limit 3) known
     where known.id = deliverables.id`,
    [now],
  );
  importReadings = new ImportReadings(new SqlPublishedPieces(db), new SqlReadingRepository(db, outbox), db, {
    now: () => now,
  });
});
afterAll(() => database.close());

test.each([
  ['of a day', '2027-04-14'],
  ['of now', ''],
])('R434: who brings the same numbers %s twice at once stores each once', async (_, day) => {
  await database.db.rows('delete from piece_readings');
  const rows = [101, 102, 103].map((post) => [`https://www.tiktok.com/@mia/video/${post}`, day, '900', '12']);
  const table = [['Post', 'Date', 'Reach', 'Likes'], ...rows].map((cells, at) => ({ number: at + 1, cells }));
  const order = { table, mapping: () => ({}), basis: 'declared', dryRun: false } as const; // prettier-ignore
  const thrice = (more: object) =>
    Promise.all([1, 2, 3].map(() => importReadings.execute(staff, { ...order, ...more })));
  await thrice({ dryRun: true }); // as staff do, who preview first

  const done = await thrice({});

  const fates = done.flatMap((each) => each.fates.map(({ fate }) => fate)).toSorted();
  expect(fates).toEqual([...Array(3).fill('imported'), ...Array(6).fill('unchanged')]);
  const stored = await database.db.rows('select piece_id from piece_readings group by piece_id having count(*) = 1');
  expect(stored).toHaveLength(3);
});

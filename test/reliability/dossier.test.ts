import { AuditTrail } from '../../server/shared/events/index.js';
import { eventOf, newId } from '../../server/shared/kernel/index.js';
import { anotherConnectionTo, type TestDatabase, testDatabase } from '../support/database.js';

let first: TestDatabase;
let second: Awaited<ReturnType<typeof anotherConnectionTo>>;
beforeAll(async () => {
  first = await testDatabase();
  second = await anotherConnectionTo(first.url);
});
afterAll(async () => {
  await second?.close();
  await first?.close();
});

const appends = 200;

test(`${appends} appends at once from two connections leave one chain without a fork`, async () => {
  const id = newId();
  const actor = { userId: newId(), role: 'brand' as const };
  await Promise.all(
    Array.from({ length: appends }, (_, number) => {
      const { db, outbox } = number % 2 ? first : second;
      const event = eventOf('collab.approved', { type: 'collab', id }, actor, new Date(), { number });
      return db.inTransaction(() => outbox.append([event]));
    }),
  );

  const rows = await new AuditTrail(first.db).chain('collab', id);
  expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: appends }, (_, at) => at + 1));
  expect(rows.map(({ previousHash }) => previousHash)).toEqual(['', ...rows.slice(0, -1).map(({ hash }) => hash)]);
  expect(new Set(rows.map(({ payload }) => (payload as { number: number }).number)).size).toBe(appends);
});

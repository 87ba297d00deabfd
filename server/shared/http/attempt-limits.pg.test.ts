import { testDatabase, type TestDatabase } from '../../../test/support/database.js';
import { forgetExpiredTries, inPostgres } from './attempt-limits.js';

let database: TestDatabase;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database.close());

test('attempts are forgotten an hour after they have ceased to count; others still do', async () => {
  const limiter = inPostgres(database.db)({ keyPrefix: 'test', points: 2, duration: 60 });
  await limiter.consume('gone');
  await limiter.consume('recent', 2);
  await database.db.rows(`update rate_limits set expire = expire - 2 * 3600 * 1000 where key = 'test:gone'`);

  expect(await forgetExpiredTries(database.db)).toBe(1);
  expect(await database.db.rows('select key from rate_limits')).toEqual([{ key: 'test:recent' }]);
  await expect(limiter.consume('recent')).rejects.toMatchObject({ remainingPoints: 0 });
  expect(await forgetExpiredTries(database.db)).toBe(0);
});

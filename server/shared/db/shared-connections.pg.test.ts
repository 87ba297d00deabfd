import { testDatabase, type TestDatabase } from '../../../test/support/database.js';
import { Database } from './database.js';
import { SharedConnections } from './shared-connections.js';

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await testDatabase();
  await database.db.rows('create table notes (id int primary key)');
});
afterAll(() => database.close());
beforeEach(() => void (db = new Database(database.source, undefined, new SharedConnections(database.url, 2))));
afterEach(() => db.onApplicationShutdown());

const backend = async (): Promise<number> =>
  (await db.quickRead<{ pid: number }>('select pg_backend_pid() as pid', [], 'which'))[0]!.pid;
const double = (number: number) =>
  db.quickRead<{ doubled: number }>('select 2 * $1::int as doubled', [number], 'double');
const divide = (number: number) => db.quickRead('select 1 / $1::int', [number]);

it('answers many at once over two connections, each with its own rows', async () => {
  const numbers = Array.from({ length: 50 }, (_, number) => number);
  expect((await Promise.all(numbers.map(double))).map(([row]) => row!.doubled)).toEqual(
    numbers.map((each) => 2 * each),
  );
  expect(new Set(await Promise.all(numbers.map(backend))).size).toBe(2);
});

it('tells of a fault only the one whose statement it is', async () => {
  const [before, fault, after] = await Promise.allSettled([divide(1), divide(0), divide(1), divide(1), divide(1)]);
  expect([before.status, fault.status, after.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(fault).toMatchObject({ reason: { code: '22012' } });
});

it('opens another when one is lost; what was under way there hears of it', async () => {
  const sleeper = await backend();
  const waiting = expect(db.quickRead('select pg_sleep(60)')).rejects.toThrow(/terminat/);
  const other = await backend();
  await database.db.rows('select pg_terminate_backend($1)', [sleeper]);
  await waiting;
  const now = await Promise.all([backend(), backend()]);
  expect(now).toContain(other);
  expect(now).not.toContain(sleeper);
});

it('keeps nobody waiting behind what is slow', async () => {
  const slow = [1, 2].map(() => expect(db.quickRead('select pg_sleep(60)')).rejects.toThrow(/terminat/));
  await database.db.rows('select pg_sleep(0.1)');
  expect(await double(21)).toEqual([{ doubled: 42 }]);
  await database.db.rows(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'tastemaker-shared' and datname = current_database()`,
  );
  await Promise.all(slow);
});

it('sees in a transaction what that has written', async () => {
  const count = async () =>
    (await db.quickRead<{ notes: number }>('select count(*)::int as notes from notes'))[0]!.notes;
  const within = await db.inTransaction(async () => {
    await db.rows('insert into notes (id) values (1)');
    return count();
  });
  expect([within, await count()]).toEqual([1, 1]);
});

it('asks nobody after its end', async () => {
  await backend();
  await db.onApplicationShutdown();
  await expect(backend()).rejects.toThrow('closed');
});

import { testDatabase, type TestDatabase } from '../../test/support/database.js';
import { migrations } from './migrations/index.js';

let database: TestDatabase;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database.close());

const whatConcernsColumns = (query: string) =>
  /^(ALTER TABLE \S+ (ADD|DROP|ALTER) |CREATE TABLE)/i.test(query) && !/CONSTRAINT/i.test(query);

describe('migrations and schemas', () => {
  it('say the same of every column', async () => {
    const { upQueries } = await database.source.driver.createSchemaBuilder().log();
    const drift = upQueries.map(({ query }) => query).filter(whatConcernsColumns);
    expect(drift.filter((query) => !/DEFAULT|SET NOT NULL|DROP NOT NULL/.test(query))).toEqual([]);
    expect(drift.filter((query) => /ADD "/.test(query))).toEqual([]);
  });

  it('can be taken back one by one, and made again', async () => {
    for (const _ of migrations) await database.source.undoLastMigration({ transaction: 'each' });
    const rows = await database.db.rows<{ tablename: string }>(
      `select tablename from pg_tables where schemaname = 'public' and tablename <> 'migrations'`,
    );
    expect(rows).toEqual([]);
    await database.source.runMigrations({ transaction: 'each' });
  });
});

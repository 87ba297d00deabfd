import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { seenRowsContract } from '../../ports/seen-rows.contract.js';
import { PostgresSeenRows } from './postgres-seen-rows.js';

describe('seen rows in PostgreSQL', () => {
  let pg: TestDatabase;
  beforeAll(async () => void (pg = await testDatabase()));
  afterAll(() => pg.close());

  seenRowsContract(() => new PostgresSeenRows(pg.db));
});

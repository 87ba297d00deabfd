import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { seenHandlesContract } from '../../ports/seen-handles.contract.js';
import { PostgresSeenHandles } from './postgres-seen-handles.js';

describe('seen handles in PostgreSQL', () => {
  let pg: TestDatabase;
  beforeAll(async () => void (pg = await testDatabase()));
  afterAll(() => pg.close());

  seenHandlesContract(() => new PostgresSeenHandles(pg.db));
});

import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { feedRepositoryContract } from '../../ports/feeds.contract.js';
import { InMemoryFeedRepository } from '../in-memory-calendar.js';
import { SqlFeedRepository } from './sql-feeds.js';

let database: TestDatabase;
beforeAll(async () => (database = await testDatabase()));
afterAll(() => database.close());

describe('in memory', () => feedRepositoryContract(() => new InMemoryFeedRepository()));
describe('in PostgreSQL', () => feedRepositoryContract(() => new SqlFeedRepository(database.db)));

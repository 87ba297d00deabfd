import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { deskRepositoryContract } from '../../ports/desk.repository.contract.js';
import { viewRepositoryContract } from '../../ports/view.repository.contract.js';
import { SqlViewRepository } from './sql-view.repository.js';
import { SqlDeskRepository } from './sql-desk.repository.js';

let database: TestDatabase;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database?.close());

describe('the desk in PostgreSQL', () =>
  deskRepositoryContract(() => new SqlDeskRepository(database.db, database.outbox)));

describe('views in PostgreSQL', () => viewRepositoryContract(() => new SqlViewRepository(database.db)));

import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { deskRepositoryContract, viewRepositoryContract } from '../../ports/repositories.contract.js';
import { SqlDeskRepository, SqlViewRepository } from './sql-desk.repository.js';

let database: TestDatabase;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database?.close());

describe('the desk in PostgreSQL', () =>
  deskRepositoryContract(() => new SqlDeskRepository(database.db, database.outbox)));

describe('views in PostgreSQL', () => viewRepositoryContract(() => new SqlViewRepository(database.db)));

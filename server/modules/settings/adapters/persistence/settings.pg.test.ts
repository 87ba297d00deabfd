import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { listAdditionContract, settingsContract } from '../../ports/repositories.contract.js';
import { SqlListAdditionRepository } from './sql-list-addition.repository.js';
import { SqlSettingsRepository } from './sql-settings.repository.js';

let database: TestDatabase;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database?.close());

describe('SqlSettingsRepository', () =>
  settingsContract(() => new SqlSettingsRepository(database.db, database.outbox)));

describe('SqlListAdditionRepository', () =>
  listAdditionContract(() => new SqlListAdditionRepository(database.db, database.outbox)));

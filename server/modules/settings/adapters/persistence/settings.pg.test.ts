import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { settingsContract } from '../../ports/settings.repository.contract.js';
import { SqlSettingsRepository } from './sql-settings.repository.js';

let database: TestDatabase;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database?.close());

describe('SqlSettingsRepository', () =>
  settingsContract(() => new SqlSettingsRepository(database.db, database.outbox)));

import { testDatabase, type TestDatabase } from '../../../../test/support/database.js';
import { checkInKeysContract } from '../ports/check-in-keys.contract.js';
import { SqlCheckInKeys } from './persistence/sql-check-in-keys.js';

let database: TestDatabase;
beforeAll(async () => void (database = await testDatabase()));
beforeEach(() => database.empty('check_in_keys'));
afterAll(() => database?.close());

describe('SqlCheckInKeys', () => checkInKeysContract(() => new SqlCheckInKeys(database.db)));

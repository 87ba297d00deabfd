import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import {
  notificationsContract,
  stoppedAddressesContract,
  wishesRepositoryContract,
} from '../../ports/repositories.contract.js';
import { SqlNotifications } from './sql-notifications.js';
import { SqlStoppedAddresses, SqlWishesRepository } from './sql-wishes.repository.js';

let database: TestDatabase;
beforeAll(async () => (database = await testDatabase()));
afterAll(() => database.close());
beforeEach(() =>
  database.empty('notifications', 'notification_preferences', 'notification_settings', 'stopped_addresses'),
);

describe('notifications', () => notificationsContract(async () => new SqlNotifications(database.db)));
describe('wishes', () => wishesRepositoryContract(async () => new SqlWishesRepository(database.db)));
describe('stopped addresses', () => stoppedAddressesContract(async () => new SqlStoppedAddresses(database.db)));

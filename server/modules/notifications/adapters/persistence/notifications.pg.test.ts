import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import {
  notificationsContract,
  pushDevicesContract,
  pushesContract,
  stoppedAddressesContract,
  wishesRepositoryContract,
} from '../../ports/repositories.contract.js';
import { SqlNotifications, SqlStoppedAddresses, SqlWishesRepository } from './sql-notifications.js';
import { SqlPushDevices, SqlPushes } from './sql-pushes.js';

let database: TestDatabase;
beforeAll(async () => (database = await testDatabase()));
afterAll(() => database.close());
beforeEach(() =>
  database.empty(
    'notifications',
    'notification_preferences',
    'notification_settings',
    'stopped_addresses',
    'push_devices',
  ),
);

describe('notifications', () => notificationsContract(async () => new SqlNotifications(database.db)));
describe('wishes', () => wishesRepositoryContract(async () => new SqlWishesRepository(database.db)));
describe('stopped addresses', () => stoppedAddressesContract(async () => new SqlStoppedAddresses(database.db)));
describe('devices', () => pushDevicesContract(async () => new SqlPushDevices(database.db)));
describe('pushes', () =>
  pushesContract(async () => {
    const { db } = database;
    return {
      devices: new SqlPushDevices(db),
      notifications: new SqlNotifications(db),
      pushes: new SqlPushes(db),
    };
  }));

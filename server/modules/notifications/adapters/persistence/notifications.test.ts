import {
  notificationsContract,
  pushDevicesContract,
  pushesContract,
  stoppedAddressesContract,
  wishesRepositoryContract,
} from '../../ports/repositories.contract.js';
import {
  InMemoryNotifications,
  InMemoryPushDevices,
  InMemoryPushes,
  InMemoryStoppedAddresses,
  InMemoryWishesRepository,
} from '../in-memory-notifications.js';

describe('notifications', () => notificationsContract(async () => new InMemoryNotifications()));
describe('wishes', () => wishesRepositoryContract(async () => new InMemoryWishesRepository()));
describe('stopped addresses', () => stoppedAddressesContract(async () => new InMemoryStoppedAddresses()));
describe('devices', () => pushDevicesContract(async () => new InMemoryPushDevices()));
describe('pushes', () =>
  pushesContract(async () => {
    const [devices, notifications] = [new InMemoryPushDevices(), new InMemoryNotifications()];
    return { devices, notifications, pushes: new InMemoryPushes(devices, notifications) };
  }));

import {
  notificationsContract,
  stoppedAddressesContract,
  wishesRepositoryContract,
} from '../../ports/repositories.contract.js';
import {
  InMemoryNotifications,
  InMemoryStoppedAddresses,
  InMemoryWishesRepository,
} from '../in-memory-notifications.js';

describe('notifications', () => notificationsContract(async () => new InMemoryNotifications()));
describe('wishes', () => wishesRepositoryContract(async () => new InMemoryWishesRepository()));
describe('stopped addresses', () => stoppedAddressesContract(async () => new InMemoryStoppedAddresses()));

import { notificationsContract } from '../../ports/notifications.contract.js';
import { stoppedAddressesContract } from '../../ports/stopped-addresses.contract.js';
import { wishesRepositoryContract } from '../../ports/wishes.repository.contract.js';
import { InMemoryNotifications } from './in-memory-notifications.js';
import { InMemoryStoppedAddresses } from './in-memory-stopped-addresses.js';
import { InMemoryWishesRepository } from './in-memory-wishes.repository.js';

describe('notifications', () => notificationsContract(async () => new InMemoryNotifications()));
describe('wishes', () => wishesRepositoryContract(async () => new InMemoryWishesRepository()));
describe('stopped addresses', () => stoppedAddressesContract(async () => new InMemoryStoppedAddresses()));

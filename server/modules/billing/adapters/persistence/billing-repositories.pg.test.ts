import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { providerEventRepositoryContract } from '../../ports/provider-event.repository.contract.js';
import { subscriptionRepositoryContract } from '../../ports/subscription.repository.contract.js';
import { TypeOrmProviderEventRepository } from './typeorm-provider-event.repository.js';
import { TypeOrmSubscriptionRepository } from './typeorm-subscription.repository.js';

let database: TestDatabase;
beforeAll(async () => (database = await testDatabase()));
afterAll(() => database.close());
beforeEach(() => database.db.rows('truncate subscriptions, provider_events'));

describe('subscriptions in PostgreSQL', () =>
  subscriptionRepositoryContract(async () => new TypeOrmSubscriptionRepository(database.db, database.outbox)));
describe('provider events in PostgreSQL', () =>
  providerEventRepositoryContract(async () => new TypeOrmProviderEventRepository(database.db)));

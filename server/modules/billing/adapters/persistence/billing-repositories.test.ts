import { providerEventRepositoryContract } from '../../ports/provider-event.repository.contract.js';
import { subscriptionRepositoryContract } from '../../ports/subscription.repository.contract.js';
import { InMemoryProviderEventRepository } from './in-memory-provider-event.repository.js';
import { InMemorySubscriptionRepository } from './in-memory-subscription.repository.js';

describe('subscriptions in memory', () =>
  subscriptionRepositoryContract(async () => new InMemorySubscriptionRepository()));
describe('provider events in memory', () =>
  providerEventRepositoryContract(async () => new InMemoryProviderEventRepository()));

import { webhookSecretsContract, webhooksContract } from '../../ports/webhooks.contract.js';
import { InMemoryDeliveries, InMemoryEndpointRepository, InMemoryWebhookSecrets } from './in-memory-webhooks.js';

const fresh = () => {
  const endpoints = new InMemoryEndpointRepository();
  return { endpoints, deliveries: new InMemoryDeliveries(endpoints) };
};
let world: ReturnType<typeof fresh>;
beforeEach(() => {
  world = fresh();
});

describe('webhooks in memory', () => webhooksContract(() => world));
describe('webhook secrets in memory', () => webhookSecretsContract(new InMemoryWebhookSecrets()));

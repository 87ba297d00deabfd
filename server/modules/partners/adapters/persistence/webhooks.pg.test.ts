import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { webhooksContract } from '../../ports/webhooks.contract.js';
import { SqlDeliveries } from './sql-deliveries.js';
import { SqlEndpointRepository } from './sql-endpoint.repository.js';

let database: TestDatabase;
beforeAll(async () => void (database = await testDatabase()));
beforeEach(() => database.empty('webhook_endpoints', 'webhook_deliveries'));
afterAll(() => database?.close());

describe('webhooks in PostgreSQL', () =>
  webhooksContract(() => ({
    endpoints: new SqlEndpointRepository(database.db, database.outbox),
    deliveries: new SqlDeliveries(database.db),
  })));

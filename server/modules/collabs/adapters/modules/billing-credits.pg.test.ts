import { billedCredits } from '../../../../../test/support/billed-credits.js';
import { type TestDatabase, testDatabase } from '../../../../../test/support/database.js';
import { creditsContract } from '../../ports/credits.contract.js';
import { BillingCredits } from './billing-credits.js';

let database: TestDatabase;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database?.close());

describe('BillingCredits', () =>
  creditsContract(() => {
    const { credits, brand } = billedCredits(database);
    return { credits: new BillingCredits(credits, { vat: { prices: 'included' } }), brand };
  }));

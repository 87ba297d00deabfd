import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { newId } from '../../../../shared/kernel/index.js';
import { checkoutRepositoryContract, subscriptionRepositoryContract } from '../../ports/subscriptions.contract.js';
import { creditRepositoryContract, entitlementRepositoryContract } from '../../ports/entitlements.contract.js';
import {
  billingDetailsRepositoryContract,
  customersContract,
  disputeRepositoryContract,
  providerCallsContract,
  providerEventRepositoryContract,
  refundRepositoryContract,
} from '../../ports/provider.contract.js';
import {
  SqlBillingDetailsRepository,
  SqlCustomers,
  SqlProviderCalls,
  SqlUnfinishedWork,
  SqlProviderEventRepository,
} from './sql-provider.js';
import { TypeOrmCheckoutRepository } from './typeorm-checkout.repository.js';
import { TypeOrmCreditRepository } from './typeorm-credit.repository.js';
import { TypeOrmDisputeRepository, TypeOrmRefundRepository } from './typeorm-refund.repository.js';
import { TypeOrmEntitlementRepository } from './typeorm-entitlement.repository.js';
import { TypeOrmSubscriptionRepository } from './typeorm-subscription.repository.js';
import { keepsNothing } from '../../../../shared/realtime/index.js';

let database: TestDatabase;
beforeAll(async () => (database = await testDatabase()));
afterAll(() => database.close());
beforeEach(() => database.empty('subscriptions', 'provider_events'));

describe('subscriptions in PostgreSQL', () =>
  subscriptionRepositoryContract(
    async () => new TypeOrmSubscriptionRepository(database.db, database.outbox, keepsNothing),
  ));
describe('provider events in PostgreSQL', () =>
  providerEventRepositoryContract(async () => new SqlProviderEventRepository(database.db)));
describe('credits in PostgreSQL', () =>
  creditRepositoryContract(() => ({
    credits: new TypeOrmCreditRepository(database.db, database.outbox),
    transaction: database.db,
  })));
describe('entitlements in PostgreSQL', () =>
  entitlementRepositoryContract(
    async () => new TypeOrmEntitlementRepository(database.db, database.outbox, keepsNothing),
  ));
describe('checkouts in PostgreSQL', () =>
  checkoutRepositoryContract(() => new TypeOrmCheckoutRepository(database.db, database.outbox)));
describe('billing details in PostgreSQL', () =>
  billingDetailsRepositoryContract(() => new SqlBillingDetailsRepository(database.db)));
describe('customers in PostgreSQL', () => customersContract(() => new SqlCustomers(database.db)));
describe('calls to the provider in PostgreSQL', () => providerCallsContract(() => new SqlProviderCalls(database.db)));
describe('refunds in PostgreSQL', () =>
  refundRepositoryContract(() => new TypeOrmRefundRepository(database.db, database.outbox)));
describe('disputes in PostgreSQL', () =>
  disputeRepositoryContract(() => new TypeOrmDisputeRepository(database.db, database.outbox)));

describe('the ledger in PostgreSQL', () => {
  const line = `insert into credit_lines (id, brand_id, collab_id, kind, free, kept, price_pence, plan, at, actor_id, note)
    values ($1, $2, $2, 'spent', -1, 0, 0, 'starter', now(), 'x', '')`;

  test('R253: refuses impossible states, from anyone', async () => {
    const [id, brandId] = [newId(), newId()];
    await database.db.rows(line, [id, brandId]);
    const account = `insert into credit_accounts (brand_id, free_left, granted, kept_left, version) values ($1, $2, 1, $3, 1)`;
    for (const [sql, values, refusal] of [
      [line, [newId(), brandId], 'credit_lines_one_spend'],
      [account, [newId(), 2, 0], 'never_more_than_granted'],
      [account, [newId(), -1, 0], 'never_more_than_granted'],
      [account, [newId(), 0, -1], 'never_negative'],
      ['update credit_lines set free = 0 where id = $1', [id], 'only grows'],
      ['delete from credit_lines where id = $1', [id], 'only grows'],
    ] as const)
      await expect(database.db.rows(sql, [...values])).rejects.toThrow(refusal);
  });

  test('R255: extras not yet invoiced, and refunds not yet made, are found', async () => {
    const [collabId, refundId] = [newId(), newId()];
    await database.db.rows(
      `insert into credit_lines (id, brand_id, collab_id, kind, source, free, kept, price_pence, plan, at, actor_id, note)
       values ($1, $1, $2, 'spent', 'invoice', 0, 0, 7500, 'starter', now(), 'x', '')`,
      [newId(), collabId],
    );
    await database.db.rows(
      `insert into refunds (id, brand_id, payment_id, amount_pence, reason, asked_by, state, created_at, updated_at, version)
       values ($1, $1, 'pi', 1, 'x', 'x', 'asked', now(), now(), 1)`,
      [refundId],
    );
    const unfinished = new SqlUnfinishedWork(database.db);
    expect(await unfinished.unchargedExtras()).toEqual([collabId]);
    expect(await unfinished.unpaidRefunds()).toContain(refundId);

    const calls = new SqlProviderCalls(database.db);
    await calls.answered((await calls.prepare('extra', collabId, {}, new Date())).key, 'ii_1');
    expect(await unfinished.unchargedExtras()).toEqual([]);
  });
});

import { NoTransaction } from '../../../../../test/support/core.js';
import { checkoutRepositoryContract } from '../../ports/checkout.repository.contract.js';
import { creditRepositoryContract } from '../../ports/credit.repository.contract.js';
import { customersContract } from '../../ports/customers.contract.js';
import { disputeRepositoryContract } from '../../ports/dispute.repository.contract.js';
import { entitlementRepositoryContract } from '../../ports/entitlement.repository.contract.js';
import { providerCallsContract } from '../../ports/provider-calls.contract.js';
import { providerEventRepositoryContract } from '../../ports/provider-event.repository.contract.js';
import { refundRepositoryContract } from '../../ports/refund.repository.contract.js';
import { subscriptionRepositoryContract } from '../../ports/subscription.repository.contract.js';
import {
  InMemoryCheckoutRepository,
  InMemoryCustomers,
  InMemoryDisputeRepository,
  InMemoryProviderCalls,
  InMemoryProviderEventRepository,
  InMemoryRefundRepository,
} from './in-memory-payments.js';
import {
  InMemoryCreditRepository,
  InMemoryEntitlementRepository,
  InMemorySubscriptionRepository,
} from './in-memory-plans.js';

describe('subscriptions in memory', () =>
  subscriptionRepositoryContract(async () => new InMemorySubscriptionRepository()));
describe('provider events in memory', () =>
  providerEventRepositoryContract(async () => new InMemoryProviderEventRepository()));
describe('credits in memory', () =>
  creditRepositoryContract(() => ({ credits: new InMemoryCreditRepository(), transaction: new NoTransaction() })));
describe('entitlements in memory', () =>
  entitlementRepositoryContract(async () => new InMemoryEntitlementRepository()));
describe('checkouts in memory', () => checkoutRepositoryContract(() => new InMemoryCheckoutRepository()));
describe('customers in memory', () => customersContract(() => new InMemoryCustomers()));
describe('calls to the provider in memory', () => providerCallsContract(() => new InMemoryProviderCalls()));
describe('refunds in memory', () => refundRepositoryContract(() => new InMemoryRefundRepository()));
describe('disputes in memory', () => disputeRepositoryContract(() => new InMemoryDisputeRepository()));

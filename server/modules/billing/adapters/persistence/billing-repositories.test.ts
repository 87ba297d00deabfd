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
import { InMemoryCheckoutRepository } from './in-memory-checkout.repository.js';
import { InMemoryCreditRepository } from './in-memory-credit.repository.js';
import { InMemoryCustomers } from './in-memory-customers.js';
import { InMemoryDisputeRepository } from './in-memory-dispute.repository.js';
import { InMemoryEntitlementRepository } from './in-memory-entitlement.repository.js';
import { InMemoryProviderCalls } from './in-memory-provider-calls.js';
import { InMemoryProviderEventRepository } from './in-memory-provider-event.repository.js';
import { InMemoryRefundRepository } from './in-memory-refund.repository.js';
import { InMemorySubscriptionRepository } from './in-memory-subscription.repository.js';

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

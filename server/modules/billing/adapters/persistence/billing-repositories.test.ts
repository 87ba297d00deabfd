import { NoTransaction } from '../../../../../test/support/core.js';
import {
  billingDetailsRepositoryContract,
  customersContract,
  disputeRepositoryContract,
  providerCallsContract,
  providerEventRepositoryContract,
  refundRepositoryContract,
  vatRegisterContract,
} from '../../ports/provider.contract.js';
import { entitlementRepositoryContract, creditRepositoryContract } from '../../ports/entitlements.contract.js';
import { subscriptionRepositoryContract, checkoutRepositoryContract } from '../../ports/subscriptions.contract.js';
import { InMemoryVatRegister } from '../in-memory-billing.js';
import {
  InMemoryBillingDetailsRepository,
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
describe('billing details in memory', () =>
  billingDetailsRepositoryContract(() => new InMemoryBillingDetailsRepository()));
describe('a VAT register in memory', () => vatRegisterContract(() => new InMemoryVatRegister()));
describe('customers in memory', () => customersContract(() => new InMemoryCustomers()));
describe('calls to the provider in memory', () => providerCallsContract(() => new InMemoryProviderCalls()));
describe('refunds in memory', () => refundRepositoryContract(() => new InMemoryRefundRepository()));
describe('disputes in memory', () => disputeRepositoryContract(() => new InMemoryDisputeRepository()));

import type { Clock } from '../../../shared/kernel/index.js';
import { isRefused } from '../domain/billing.errors.js';
import { isLive } from '../domain/subscription.js';
import type { CreditRepository } from '../ports/entitlements.js';
import type { ExtraParams, PaymentGateway } from '../ports/payment-gateway.js';
import type { ProviderCall, ProviderCalls, Customers, BillingOrders } from '../ports/provider.js';
import type { SubscriptionRepository } from '../ports/subscriptions.js';
import type { EnsureCustomer } from './customer.js';

/** The card provider stores a key for a day; after that we have to look the item up. */
const keysAreRememberedMs = 23 * 60 * 60 * 1_000;

/** Adds an extra Collab to the brand's next invoice, exactly once. */
export class ChargeExtra {
  constructor(
    private readonly credits: CreditRepository,
    private readonly subscriptions: SubscriptionRepository,
    private readonly ensureCustomer: EnsureCustomer,
    private readonly calls: ProviderCalls,
    private readonly gateway: PaymentGateway,
    private readonly orders: BillingOrders,
    private readonly clock: Clock,
  ) {}

  async execute(collabId: string): Promise<void> {
    const credit = await this.credits.find(collabId);
    if (credit?.source !== 'invoice') return;
    const { brandId, pricePence, plan } = credit;
    const { customerId } = await this.ensureCustomer.execute(brandId);
    const subscription = await this.subscriptions.find(brandId);
    const subscriptionId = subscription && isLive(subscription) ? subscription.providerId : null;
    const now = this.clock.now();
    const wanted = { brandId, customerId, subscriptionId, collabId, pricePence, plan };
    const call = await this.calls.prepare('extra', collabId, wanted, now);
    if (call.answer) return;

    const mayBeForgotten = now.getTime() - call.askedAt.getTime() > keysAreRememberedMs;
    const known = mayBeForgotten ? await this.gateway.findExtra(customerId, collabId) : null;
    await this.calls.answered(call.key, known ?? (await this.add(call, wanted, now)));
    if (subscriptionId === null) await this.orders.invoiceLeftovers(brandId);
  }

  /** If the subscription that was to include it has ended, the provider refuses, and we retry without it. */
  private async add({ key, params }: ProviderCall<ExtraParams>, wanted: ExtraParams, now: Date): Promise<string> {
    try {
      return await this.gateway.addExtra(key, params);
    } catch (error) {
      if (!isRefused(error) || params.subscriptionId === wanted.subscriptionId) throw error;
      const again = await this.calls.prepare('extra-elsewhere', wanted.collabId, wanted, now);
      return this.gateway.addExtra(again.key, again.params);
    }
  }
}

/** Invoices extras that no future renewal will include. */
export class InvoiceLeftovers {
  constructor(
    private readonly customers: Customers,
    private readonly subscriptions: SubscriptionRepository,
    private readonly calls: ProviderCalls,
    private readonly gateway: PaymentGateway,
    private readonly clock: Clock,
  ) {}

  async execute(brandId: string): Promise<void> {
    const customer = await this.customers.ofBrand(brandId);
    const subscription = await this.subscriptions.find(brandId);
    if (!customer || (subscription && isLive(subscription))) return;
    const { customerId } = customer;
    const [oldest] = await this.gateway.pendingExtras(customerId);
    if (!oldest) return;
    const { key, params } = await this.calls.prepare('leftovers', oldest, { customerId }, this.clock.now());

    await this.calls.answered(key, await this.gateway.invoicePending(key, params.customerId));
  }
}

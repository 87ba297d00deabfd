import type { Clock } from '../../../shared/kernel/index.js';
import { isLive } from '../domain/subscription.js';
import type { Customers } from '../ports/customers.js';
import type { PaymentGateway } from '../ports/payment-gateway.js';
import type { ProviderCalls } from '../ports/provider-calls.js';
import type { SubscriptionRepository } from '../ports/subscription.repository.js';

/** Extras for which no renewal will come any more get an invoice of their own. */
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

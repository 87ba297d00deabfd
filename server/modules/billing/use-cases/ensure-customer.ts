import type { Clock } from '../../../shared/kernel/index.js';
import type { BrandContacts } from '../ports/brand-contacts.js';
import type { Customer, Customers } from '../ports/customers.js';
import type { PaymentGateway } from '../ports/payment-gateway.js';
import type { ProviderCalls } from '../ports/provider-calls.js';

/** A brand is one customer of the card provider, made when it is first needed. */
export class EnsureCustomer {
  constructor(
    private readonly customers: Customers,
    private readonly contacts: BrandContacts,
    private readonly calls: ProviderCalls,
    private readonly gateway: PaymentGateway,
    private readonly clock: Clock,
  ) {}

  async execute(brandId: string): Promise<Customer> {
    const known = await this.customers.ofBrand(brandId);
    if (known) return known;
    const now = this.clock.now();
    const contact = await this.contacts.of(brandId);
    const { key, params } = await this.calls.prepare('customer', brandId, { brandId, ...contact }, now);

    const customerId = await this.gateway.createCustomer(key, params);

    await this.customers.add({ brandId, customerId, email: params.email, createdAt: now });
    await this.calls.answered(key, customerId);
    return (await this.customers.ofBrand(brandId))!;
  }
}

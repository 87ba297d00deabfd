import type { BrandContacts } from '../ports/brand-contacts.js';
import type { Customers } from '../ports/customers.js';
import type { PaymentGateway } from '../ports/payment-gateway.js';

/** Nobody pays for an account that is closed: its subscription runs out, and goes on again when the account is taken back. */
export class FollowAccount {
  constructor(
    private readonly customers: Customers,
    private readonly contacts: BrandContacts,
    private readonly gateway: PaymentGateway,
  ) {}

  async execute(brandId: string): Promise<void> {
    const customer = await this.customers.ofBrand(brandId);
    if (customer) await this.gateway.followAccount(customer.customerId, await this.contacts.isOpen(brandId));
  }
}

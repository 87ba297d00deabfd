import type { Invoice, PaymentGateway } from '../ports/payment-gateway.js';
import type { Customers } from '../ports/customers.js';

/** A brand's invoices, as the card provider has them: newest first, drafts left out. */
export class ListInvoices {
  constructor(
    private readonly customers: Customers,
    private readonly gateway: PaymentGateway,
  ) {}

  /** @throws billing/provider-away */
  async execute(brandId: string): Promise<Invoice[]> {
    const customer = await this.customers.ofBrand(brandId);
    if (!customer) return [];
    const invoices = await this.gateway.invoices(customer.customerId);
    return invoices.filter(({ state }) => state !== 'draft');
  }
}

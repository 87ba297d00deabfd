import { type Actor, checkMember, type Clock } from '../../../shared/kernel/index.js';
import type { BrandContacts } from '../ports/neighbours.js';
import type { Invoice, PaymentGateway } from '../ports/payment-gateway.js';
import type { ProviderCalls, Customer, Customers } from '../ports/provider.js';

/** A brand's customer at the card provider, created on first use. */
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

/**
 * A closed account isn't billed: its subscription ends with its period, and continues if the account is restored. The
 * provider emails the same address as we do.
 */
export class FollowAccount {
  constructor(
    private readonly customers: Customers,
    private readonly contacts: BrandContacts,
    private readonly gateway: PaymentGateway,
  ) {}

  async execute(brandId: string): Promise<void> {
    const customer = await this.customers.ofBrand(brandId);
    if (!customer) return;
    const { customerId } = customer;
    const open = await this.contacts.isOpen(brandId);
    await this.gateway.followAccount(customerId, open);
    if (!open) return;
    const { email } = await this.contacts.of(brandId);
    if (email === customer.email) return;
    await this.gateway.changeEmail(customerId, email);
    await this.customers.changeEmail(brandId, email);
  }
}

/** The sign-in page of the card provider's portal, with the brand's email filled in. */
export class GetPortalLink {
  constructor(
    private readonly customers: Customers,
    private readonly contacts: BrandContacts,
    private readonly loginUrl: string,
  ) {}

  /** The email by which the provider knows the brand. @throws identity/role-not-enough */
  async execute(actor: Actor, brandId: string): Promise<string> {
    checkMember(actor, 'billing');
    const { email } = (await this.customers.ofBrand(brandId)) ?? (await this.contacts.of(brandId));
    const url = new URL(this.loginUrl);
    url.search = `prefilled_email=${encodeURIComponent(email)}`;
    return url.toString();
  }
}

/** A brand's invoices from the card provider: newest first, without drafts. */
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

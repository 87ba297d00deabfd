import { type Actor, checkMember } from '../../../shared/kernel/index.js';
import type { BrandContacts } from '../ports/brand-contacts.js';
import type { Customers } from '../ports/customers.js';

/** Where a brand signs in to the card provider's portal, with its e-mail filled in. */
export class GetPortalLink {
  constructor(
    private readonly customers: Customers,
    private readonly contacts: BrandContacts,
    private readonly loginUrl: string,
  ) {}

  /** The e-mail is the one that the provider knows the brand by. @throws identity/role-not-enough */
  async execute(actor: Actor, brandId: string): Promise<string> {
    checkMember(actor, 'billing');
    const { email } = (await this.customers.ofBrand(brandId)) ?? (await this.contacts.of(brandId));
    const url = new URL(this.loginUrl);
    url.search = `prefilled_email=${encodeURIComponent(email)}`;
    return url.toString();
  }
}

import type { Clock } from '../../../shared/kernel/index.js';
import { type BilledTo, type BillingDetails, detailsOf, needsLookup } from '../domain/billing-details.js';
import type { BillingDetailsRepository, Customers, VatRegister } from '../ports/provider.js';
import type { PaymentGateway } from '../ports/payment-gateway.js';

/** Reads a brand's billing details at the card provider, and looks up its VAT number if that is new. */
export class FollowBillingDetails {
  constructor(
    private readonly customers: Customers,
    private readonly details: BillingDetailsRepository,
    private readonly gateway: PaymentGateway,
    private readonly register: VatRegister,
    private readonly clock: Clock,
  ) {}

  /** @throws billing/provider-away */
  async execute(customerId: string): Promise<void> {
    const brandId = await this.customers.brandOf(customerId);
    if (!brandId) return; // not one of ours
    const readAt = this.clock.now();
    const billed = await this.gateway.readBilledTo(customerId);
    if (!billed) return;
    const lookup = await this.lookupOf(await this.details.find(brandId), billed);
    await this.details.put(detailsOf(brandId, billed, lookup, readAt));
  }

  private async lookupOf(known: BillingDetails | null, billed: BilledTo): Promise<BillingDetails['vat']> {
    if (billed.vatNumber === null) return null;
    if (!needsLookup(known, billed)) return known!.vat;
    return { ...(await this.register.lookUp(billed.vatNumber)), checkedAt: this.clock.now() };
  }
}

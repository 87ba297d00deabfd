import { BillingOrders } from '../../modules/billing/ports/provider.js';

/** What happened in the past is not done at the card provider now; what is still to be invoiced is found when the product starts. */
export class QuietBillingOrders extends BillingOrders {
  async chargeExtra(): Promise<void> {}
  async closeCheckout(): Promise<void> {}
  async applyEvent(): Promise<void> {}
  async payBack(): Promise<void> {}
  async invoiceLeftovers(): Promise<void> {}
  async followAccount(): Promise<void> {}
}

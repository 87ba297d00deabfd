import { BillingOrders } from '../../ports/billing-orders.js';

export class InMemoryBillingOrders extends BillingOrders {
  readonly placed: string[] = [];

  chargeExtra = async (collabId: string) => void this.placed.push(`charge-extra ${collabId}`);
  closeCheckout = async (collabId: string) => void this.placed.push(`close-checkout ${collabId}`);
  applyEvent = async (eventId: string) => void this.placed.push(`apply-event ${eventId}`);
  payBack = async (refundId: string) => void this.placed.push(`pay-back ${refundId}`);
  invoiceLeftovers = async (brandId: string) => void this.placed.push(`invoice-leftovers ${brandId}`);
  followAccount = async (brandId: string) => void this.placed.push(`follow-account ${brandId}`);
}

import type { Jobs } from '../../../../shared/jobs/index.js';
import { BillingOrders } from '../../ports/billing-orders.js';

export const billingJobs = {
  chargeExtra: 'billing.charge-extra',
  closeCheckout: 'billing.close-checkout',
  applyEvent: 'billing.apply-event',
  payBack: 'billing.pay-back',
  invoiceLeftovers: 'billing.invoice-leftovers',
  followAccount: 'billing.follow-account',
} as const;

/** One job a thing: a waiting twin is replaced. */
export class JobBillingOrders extends BillingOrders {
  constructor(private readonly jobs: Jobs) {
    super();
  }

  chargeExtra = (collabId: string) => this.place(billingJobs.chargeExtra, collabId);
  closeCheckout = (collabId: string) => this.place(billingJobs.closeCheckout, collabId);
  applyEvent = (eventId: string) => this.place(billingJobs.applyEvent, eventId);
  payBack = (refundId: string) => this.place(billingJobs.payBack, refundId);
  invoiceLeftovers = (brandId: string) => this.place(billingJobs.invoiceLeftovers, brandId);
  followAccount = (brandId: string) => this.place(billingJobs.followAccount, brandId);

  private place(name: string, id: string): Promise<void> {
    return this.jobs.enqueue(name, { id }, { key: `${name}:${id}` });
  }
}

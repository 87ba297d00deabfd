import type { Jobs } from '../../../../shared/jobs/jobs.js';
import { BillingOrders } from '../../ports/provider.js';
import type { CloseCollabCheckout } from '../../use-cases/collab-checkout.js';
import type { FollowAccount } from '../../use-cases/customer.js';
import type { ChargeExtra, InvoiceLeftovers } from '../../use-cases/extras.js';
import type { ApplyProviderEvent } from '../../use-cases/provider-events.js';
import type { Reconcile } from '../../use-cases/reconcile.js';
import type { PayBack } from '../../use-cases/refunds.js';

const billingJobs = {
  chargeExtra: 'billing.charge-extra',
  closeCheckout: 'billing.close-checkout',
  applyEvent: 'billing.apply-event',
  payBack: 'billing.pay-back',
  invoiceLeftovers: 'billing.invoice-leftovers',
  followAccount: 'billing.follow-account',
} as const;

/** One job per subject: replaces a queued duplicate. */
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

const everyNight = '17 3 * * *';

type AboutOne = { execute(id: string): Promise<void> };

/** Runs the queued jobs, each until it succeeds. */
export class BillingWork {
  constructor(
    jobs: Jobs,
    chargeExtra: ChargeExtra,
    closeCheckout: CloseCollabCheckout,
    applyEvent: ApplyProviderEvent,
    payBack: PayBack,
    invoiceLeftovers: InvoiceLeftovers,
    followAccount: FollowAccount,
    reconcile: Reconcile,
  ) {
    const work: Record<keyof typeof billingJobs, AboutOne> = {
      chargeExtra,
      closeCheckout,
      applyEvent,
      payBack,
      invoiceLeftovers,
      followAccount,
    };
    for (const [name, useCase] of Object.entries(work)) {
      jobs.handle(billingJobs[name as keyof typeof billingJobs], (payload) =>
        useCase.execute((payload as { id: string }).id),
      );
    }
    jobs.every(everyNight, 'billing.reconcile', async () => void (await reconcile.execute()));
  }
}

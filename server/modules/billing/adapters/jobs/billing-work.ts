import type { Jobs } from '../../../../shared/jobs/index.js';
import type { ApplyProviderEvent } from '../../use-cases/apply-provider-event.js';
import type { ChargeExtra } from '../../use-cases/charge-extra.js';
import type { CloseCollabCheckout } from '../../use-cases/close-collab-checkout.js';
import type { FollowAccount } from '../../use-cases/follow-account.js';
import type { InvoiceLeftovers } from '../../use-cases/invoice-leftovers.js';
import type { PayBack } from '../../use-cases/pay-back.js';
import type { Reconcile } from '../../use-cases/reconcile.js';
import { billingJobs } from './job-billing-orders.js';

const everyNight = '17 3 * * *';

type AboutOne = { execute(id: string): Promise<void> };

/** Works what was ordered, each until it succeeds. */
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

import type { BillingOrders, Customers, ProviderCalls, UnfinishedWork } from '../ports/provider.js';
import type { CheckoutRepository } from '../ports/subscriptions.js';
import type { FollowBillingDetails } from './follow-billing-details.js';
import type { ApplyDueEvents } from './provider-events.js';
import type { SettleCheckout } from './settle-checkout.js';
import type { SyncSubscription } from './sync-subscription.js';
import type { Clock } from '../../../shared/kernel/index.js';
import type { PaymentGateway } from '../ports/payment-gateway.js';

/** Counts of what was compared, corrected, and couldn't be read. */
export type ReconcileReport = { customers: number; healed: number; checkouts: number; failed: number };

const page = 100;

/** Compares everything with the card provider and repairs differences from missed events and lost jobs. */
export class Reconcile {
  constructor(
    private readonly customers: Customers,
    private readonly checkouts: CheckoutRepository,
    private readonly unfinished: UnfinishedWork,
    private readonly orders: BillingOrders,
    private readonly sync: SyncSubscription,
    private readonly settle: SettleCheckout,
    private readonly applyDue: ApplyDueEvents,
    private readonly followDetails: FollowBillingDetails,
  ) {}

  async execute(): Promise<ReconcileReport> {
    const report: ReconcileReport = { customers: 0, healed: 0, checkouts: 0, failed: 0 };
    while ((await this.applyDue.execute()) > 0);
    await this.lookAtCheckouts(report);
    await this.lookAtCustomers(report);
    for (const collabId of await this.unfinished.unchargedExtras()) await this.orders.chargeExtra(collabId);
    for (const refundId of await this.unfinished.unpaidRefunds()) await this.orders.payBack(refundId);
    return report;
  }

  private async lookAtCheckouts(report: ReconcileReport): Promise<void> {
    for (const { sessionId } of await this.checkouts.open(10 * page)) {
      if (!sessionId) continue;
      report.checkouts++;
      await this.settle.execute(sessionId).catch(() => report.failed++);
    }
  }

  private async lookAtCustomers(report: ReconcileReport): Promise<void> {
    let last: string | null = null;
    for (;;) {
      const some = await this.customers.brands(last, page);
      for (const { customerId } of some) {
        report.customers++;
        try {
          if (await this.sync.execute(customerId)) report.healed++;
          await this.followDetails.execute(customerId);
        } catch {
          report.failed++;
        }
      }
      if (some.length < page) return;
      last = some.at(-1)!.brandId;
    }
  }
}

/** Creates our plans in the card provider's catalogue. Idempotent. */
export class SyncCatalogue {
  constructor(
    private readonly gateway: PaymentGateway,
    private readonly calls: ProviderCalls,
    private readonly publicUrl: string,
    private readonly clock: Clock,
  ) {}

  /** A line a change. */
  execute(): Promise<string[]> {
    const keyFor = async (subject: string) =>
      (await this.calls.prepare('catalogue', subject, {}, this.clock.now())).key;
    return this.gateway.syncCatalogue(keyFor, `${this.publicUrl}/app`);
  }
}

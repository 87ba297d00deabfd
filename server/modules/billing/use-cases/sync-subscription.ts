import { planFor } from '../../../contract/plans.js';
import { type Clock, theProduct, type Transaction } from '../../../shared/kernel/index.js';
import { openPeriod } from '../domain/credit-moves.js';
import { onBasic } from '../domain/subscription.js';
import { type SubscriptionReading, takeOver } from '../domain/subscription-reading.js';
import type { BillingOrders, Customers } from '../ports/provider.js';
import type { CreditRepository } from '../ports/entitlements.js';
import type { PaymentGateway } from '../ports/payment-gateway.js';
import type { SubscriptionRepository } from '../ports/subscriptions.js';

/**
 * Reads a brand's subscription at the card provider and applies it: payment status, plan, free Collabs. Each reading is
 * numbered before it starts, and under the lock the latest wins, so it is safe to call as often as needed.
 */
export class SyncSubscription {
  constructor(
    private readonly customers: Customers,
    private readonly subscriptions: SubscriptionRepository,
    private readonly credits: CreditRepository,
    private readonly gateway: PaymentGateway,
    private readonly orders: BillingOrders,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Whether anything was new. */
  async execute(customerId: string): Promise<boolean> {
    const brandId = await this.customers.brandOf(customerId);
    if (!brandId) return false; // not one of ours
    const reading = await this.subscriptions.nextReading();
    const seen = await this.gateway.readSubscription(customerId);
    return this.transaction.inTransaction(() => this.takeOver(brandId, seen, reading));
  }

  private async takeOver(brandId: string, seen: SubscriptionReading | null, reading: number): Promise<boolean> {
    const now = this.clock.now();
    const current = (await this.subscriptions.lock(brandId)) ?? onBasic(brandId, now);
    const taken = takeOver(current, seen, reading, now);
    if (!taken) return false;

    const [next, events] = taken;
    await this.subscriptions.save(next, ...events);
    if (events.some(({ name }) => name === 'subscription.ended')) await this.orders.invoiceLeftovers(brandId);
    const granted = seen?.paid && seen.plan !== 'basic' ? await this.grant(brandId, seen, now) : false; // even if it has ended since, because it was paid
    return granted || events.length > 0;
  }

  private async grant(brandId: string, { plan, periodStartsAt, periodEndsAt }: SubscriptionReading, now: Date) {
    const account = await this.credits.lock(brandId);
    const period = { startsAt: periodStartsAt, endsAt: periodEndsAt };
    const change = openPeriod(account, planFor(plan), period, { actor: theProduct, now });
    if (change) await this.credits.save(change);
    return change !== null;
  }
}

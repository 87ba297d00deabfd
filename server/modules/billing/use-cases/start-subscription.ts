import type { PlanId } from '../../../contract/plans.js';
import { type Actor, type Clock, theProduct, type Transaction } from '../../../shared/kernel/index.js';
import { onBasic, start, type Subscription, want } from '../domain/subscription.js';
import type { SubscriptionRepository } from '../ports/subscriptions.js';

/** A brand starts or changes a plan. Called only once the payment is confirmed. */
export class StartSubscription {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, brandId: string, plan: PlanId): Promise<Subscription> {
    const now = this.clock.now();
    const current = (await this.subscriptions.find(brandId)) ?? onBasic(brandId, now);

    return this.subscriptions.save(...start(current, plan, actor, now));
  }
}

/** Stores the plan chosen at sign-up until one is paid for, so that the brand can be led to its checkout. */
export class WantPlan {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  execute(brandId: string, plan: PlanId): Promise<void> {
    return this.transaction.inTransaction(async () => {
      const now = this.clock.now();
      const current = (await this.subscriptions.lock(brandId)) ?? onBasic(brandId, now);
      const wanting = want(current, plan, theProduct, now);
      if (wanting) await this.subscriptions.save(...wanting);
    });
  }
}

import type { PlanId } from '../../../contract/plans.js';
import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { onBasic, start, type Subscription } from '../domain/subscription.js';
import type { SubscriptionRepository } from '../ports/subscriptions.js';

/** A brand begins a plan, or changes to another. Only ever asked when the money is known to be there. */
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

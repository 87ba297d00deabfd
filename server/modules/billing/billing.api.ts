import type { Plan } from '../../contract/plans.js';
import { planInForce } from './domain/subscription.js';
import type { SubscriptionRepository } from './ports/subscription.repository.js';

/** What other modules may ask about plans. */
export class BillingApi {
  constructor(private readonly subscriptions: SubscriptionRepository) {}

  /** The plan in force: Basic for a brand that never subscribed, or does not pay any more. */
  async planOf(brandId: string): Promise<Plan> {
    return planInForce(await this.subscriptions.find(brandId));
  }

  /** Which of these brands pay. */
  payingOf(brandIds: readonly string[]): Promise<ReadonlySet<string>> {
    return this.subscriptions.payingAmong(brandIds);
  }
}

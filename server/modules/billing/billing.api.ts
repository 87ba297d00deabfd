import { type Plan, planFor } from '../../contract/plans.js';
import type { SubscriptionRepository } from './ports/subscription.repository.js';

/** What other modules may ask about plans. */
export class BillingApi {
  constructor(private readonly subscriptions: SubscriptionRepository) {}

  /** Basic for a brand that never subscribed. */
  async planOf(brandId: string): Promise<Plan> {
    return planFor((await this.subscriptions.find(brandId))?.plan);
  }

  /** Which of these brands pay. */
  payingOf(brandIds: readonly string[]): Promise<ReadonlySet<string>> {
    return this.subscriptions.payingAmong(brandIds);
  }
}

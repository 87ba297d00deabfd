import { Subscriptions } from '../../../profiles/index.js';
import type { SubscriptionRepository } from '../../ports/subscription.repository.js';

/** Tells profiles who pays. */
export class PayingSubscriptions extends Subscriptions {
  constructor(private readonly subscriptions: SubscriptionRepository) {
    super();
  }

  async payingOf(brandIds: readonly string[]): Promise<ReadonlyMap<string, boolean>> {
    const paying = await this.subscriptions.payingAmong(brandIds);
    return new Map(brandIds.map((id) => [id, paying.has(id)]));
  }
}

import type { Feature } from '../../contract/features.js';
import type { Clock } from '../../shared/kernel/index.js';
import { billingErrors } from './domain/billing.errors.js';
import { entitlementsOf, type EntitlementSet } from './domain/entitlement.js';
import { planInForce } from './domain/subscription.js';
import type { EntitlementRepository } from './ports/entitlement.repository.js';
import type { SubscriptionRepository } from './ports/subscription.repository.js';

/** What a brand may do: the one place in the product that answers. The plan says it, and staff may grant or lock beside it. */
export class Entitlements {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly overrides: EntitlementRepository,
    private readonly clock: Clock,
  ) {}

  /** The plan in force, every feature with why it is open or closed, seats, and storage in bytes (null: no limit). */
  async of(brandId: string): Promise<EntitlementSet> {
    const subscription = await this.subscriptions.find(brandId);
    const overrides = await this.overrides.standing(brandId); // one after the other: it may be inside a transaction
    return entitlementsOf(planInForce(subscription), overrides, this.clock.now());
  }

  /** Lets pass or refuses: 403 with `feature`, `reason` (plan or lock) and `until`. @throws billing/feature-locked */
  async require(brandId: string, feature: Feature): Promise<void> {
    const { allowed, reason, until } = (await this.of(brandId)).features[feature];
    if (!allowed) throw billingErrors.featureLocked(feature, reason, until);
  }
}

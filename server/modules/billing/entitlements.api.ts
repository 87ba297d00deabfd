import type { Feature } from '../../contract/features.js';
import type { Plan } from '../../contract/plans.js';
import type { Clock } from '../../shared/kernel/index.js';
import { billingErrors } from './domain/billing.errors.js';
import { entitlementsOf, type EntitlementSet, type Override } from './domain/entitlement.js';
import { planInForce } from './domain/subscription.js';
import type { EntitlementRepository } from './ports/entitlement.repository.js';
import type { SubscriptionRepository } from './ports/subscription.repository.js';

/** What decides over what a brand may do: the plan in force, and what staff have said and not ended. */
export type Standing = Readonly<{ plan: Plan; overrides: readonly Override[] }>;

/** What a brand may do: the one place in the product that answers. The plan says it, and staff may grant or lock beside it. */
export class Entitlements {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly overrides: EntitlementRepository,
    private readonly clock: Clock,
  ) {}

  /** The plan in force, every feature with why it is open or closed, seats, and storage in bytes (null: no limit). */
  async of(brandId: string): Promise<EntitlementSet> {
    return this.following(await this.standingOf(brandId));
  }

  /** What `of` follows from: the same for as long as nobody buys, pays, grants, locks or clears. */
  async standingOf(brandId: string): Promise<Standing> {
    const subscription = await this.subscriptions.find(brandId);
    const overrides = await this.overrides.standing(brandId); // one after the other: it may be inside a transaction
    return { plan: planInForce(subscription), overrides };
  }

  /** Lets pass or refuses: 403 with `feature`, `reason` (plan or lock) and `until`. @throws billing/feature-locked */
  async require(brandId: string, feature: Feature): Promise<void> {
    this.check(await this.standingOf(brandId), feature);
  }

  /** The same of a standing that was read before. @throws billing/feature-locked */
  check(standing: Standing, feature: Feature): void {
    const { allowed, reason, until } = this.following(standing).features[feature];
    if (!allowed) throw billingErrors.featureLocked(feature, reason, until);
  }

  private following({ plan, overrides }: Standing): EntitlementSet {
    return entitlementsOf(plan, overrides, this.clock.now());
  }
}

import type { Clock } from '../../../shared/kernel/index.js';
import { entitlementsOf, type EntitlementSet } from '../domain/entitlement.js';
import { onBasic, planInForce, type Subscription } from '../domain/subscription.js';
import { graceEndOf } from '../domain/subscription-reading.js';
import type { EntitlementRepository } from '../ports/entitlements.js';
import type { SubscriptionRepository } from '../ports/subscriptions.js';
import type { CreditQuote, QuoteCredit } from './credits.js';

export type BillingOverview = Readonly<{
  subscription: Subscription;
  entitlements: EntitlementSet;
  quote: CreditQuote;
  /** When access ends because of a failed payment; null without one. */
  graceEndsAt: Date | null;
}>;

/** Everything on a brand's plan page except its invoices. */
export class GetBillingOverview {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly overrides: EntitlementRepository,
    private readonly quoteCredit: QuoteCredit,
    private readonly clock: Clock,
  ) {}

  async execute(brandId: string): Promise<BillingOverview> {
    const now = this.clock.now();
    const [found, overrides, quote] = await Promise.all([
      this.subscriptions.find(brandId),
      this.overrides.standing(brandId),
      this.quoteCredit.execute(brandId),
    ]);
    const subscription = found ?? onBasic(brandId, now);
    const { paying, unpaidSince } = subscription;
    return {
      subscription,
      entitlements: entitlementsOf(planInForce(subscription), overrides, now),
      quote,
      graceEndsAt: paying && unpaidSince ? graceEndOf(unpaidSince) : null,
    };
  }
}

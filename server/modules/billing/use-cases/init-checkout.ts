import { planFor } from '../../../contract/plans.js';
import { type Actor, checkMember } from '../../../shared/kernel/index.js';
import { billingErrors } from '../domain/billing.errors.js';
import type { HostedPage } from '../domain/checkout.js';
import { isLive, type PaidPlanId } from '../domain/subscription.js';
import type { CheckoutPages } from './checkout-pages.js';
import type { SubscriptionRepository } from '../ports/subscriptions.js';
import type { OpenCheckout } from './open-checkout.js';

type PlanChoice = Readonly<{ brandId: string; plan: PaidPlanId; priceId: string }>;

/** A brand chooses a plan and is sent to the card provider: to pay for it, or to confirm the change of the one it has. */
export class InitCheckout {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly openCheckout: OpenCheckout,
    private readonly pages: CheckoutPages,
  ) {}

  /** @throws billing/brand-not-found, identity/role-not-enough, billing/price-mismatch, billing/current-plan */
  async execute(actor: Actor, { brandId, plan: planId, priceId }: PlanChoice): Promise<HostedPage> {
    if (actor.profile?.type !== 'brand' || actor.profile.uid !== brandId) throw billingErrors.brandNotFound();
    checkMember(actor, 'billing');
    const plan = planFor(planId);
    if (plan.priceID !== priceId) throw billingErrors.priceMismatch();

    const running = await this.changeOfRunning(brandId, planId);
    if (running) return running;
    const what = { brandId, kind: 'plan', plan: planId, collabId: null, pricePence: plan.priceMonthlyPence } as const;
    const page = (await this.openCheckout.execute(actor, what)) ?? (await this.changeOfRunning(brandId, planId));
    if (!page) throw billingErrors.stale(brandId);
    return page;
  }

  /** Never a second subscription: with one that runs, its change is confirmed, or its card is put right. */
  private async changeOfRunning(brandId: string, plan: PaidPlanId): Promise<HostedPage | null> {
    const subscription = await this.subscriptions.find(brandId);
    if (!subscription || !(subscription.paying || isLive(subscription))) return null;
    const isSame = subscription.plan === plan;
    if (isSame && subscription.paying) throw billingErrors.currentPlan();
    if (!isLive(subscription)) return null;
    return this.pages.portal(
      brandId,
      isSame ? { to: 'card' } : { to: 'plan', subscriptionId: subscription.providerId, plan },
    );
  }
}

import { type Actor, checkMember, type Clock, DomainError } from '../../../shared/kernel/index.js';
import { billingErrors } from '../domain/billing.errors.js';
import { type Checkout, type HostedPage, isPayable, openCheckout, withPage } from '../domain/checkout.js';
import type { CheckoutPages } from './checkout-pages.js';
import type { CheckoutRepository, SubscriptionRepository } from '../ports/subscriptions.js';
import type { SettleCheckout } from './settle-checkout.js';
import { planFor } from '../../../contract/plans.js';
import { isLive, type PaidPlanId } from '../domain/subscription.js';

type WhatIsPaid = Pick<Checkout, 'brandId' | 'kind' | 'plan' | 'collabId' | 'pricePence'>;

const isStale = (error: unknown) => error instanceof DomainError && error.code === 'billing/stale';

/** One open checkout for a brand's plan, and one for each Collab: repeating the request leads to the same page. */
export class OpenCheckout {
  constructor(
    private readonly checkouts: CheckoutRepository,
    private readonly pages: CheckoutPages,
    private readonly settle: SettleCheckout,
    private readonly clock: Clock,
  ) {}

  /** Null if an older checkout turned out to be paid, so there is nothing to pay here. @throws billing/stale */
  async execute(actor: Actor, what: WhatIsPaid): Promise<HostedPage | null> {
    const known = await this.openOne(what);
    if (known && isPayable(known, this.clock.now()) && isSame(known, what)) return this.pageOf(known);
    if (known && (await this.retire(known)) === 'paid') return null;
    return this.pageOf(await this.begin(actor, what));
  }

  private async openOne({ kind, brandId, collabId }: WhatIsPaid): Promise<Checkout | null> {
    if (kind === 'plan') return this.checkouts.openForPlan(brandId);
    const newest = await this.checkouts.forCollab(collabId!);
    return newest?.state === 'open' ? newest : null;
  }

  /** Concurrent requests are redirected to the same page. */
  private async begin(actor: Actor, what: WhatIsPaid): Promise<Checkout> {
    try {
      return await this.checkouts.save(...openCheckout(what, actor, this.clock.now()));
    } catch (error) {
      const other = isStale(error) ? await this.openOne(what) : null;
      if (!other) throw error;
      if (!isSame(other, what)) throw billingErrors.stale(what.brandId);
      return other;
    }
  }

  private async pageOf(checkout: Checkout): Promise<HostedPage> {
    const { sessionId, url, expiresAt } = checkout;
    if (sessionId && url) return { sessionId, url, expiresAt };
    const page = await this.pages.make(checkout);
    try {
      await this.checkouts.save(withPage(checkout, page, this.clock.now()));
    } catch (error) {
      if (!isStale(error)) throw error; // someone else has stored the same page
    }
    return page;
  }

  /** Its response may have been lost: requests the page again, so that it can be expired. */
  private async retire(checkout: Checkout): Promise<Checkout['state']> {
    const { sessionId } = await this.pageOf(checkout);
    await this.pages.close(checkout.id, sessionId);
    await this.settle.execute(sessionId);
    return (await this.checkouts.find(checkout.id))!.state;
  }
}

const isSame = (checkout: Checkout, { plan, pricePence }: WhatIsPaid): boolean =>
  checkout.plan === plan && checkout.pricePence === pricePence;

type PlanChoice = Readonly<{ brandId: string; plan: PaidPlanId; priceId: string }>;

/**
 * A brand chooses a plan and is redirected to the card provider: to pay for it, or to confirm the change of its current
 * plan.
 */
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

  /** Never creates a second subscription: with an active one, the brand confirms the change or fixes its card. */
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

import { planFor } from '../../../contract/plans.js';
import { type Actor, checkMember } from '../../../shared/kernel/index.js';
import { isLive, type PaidPlanId, paidPlanIds } from '../domain/subscription.js';
import type { PaymentGateway } from '../ports/payment-gateway.js';
import type { SubscriptionRepository } from '../ports/subscriptions.js';

/** What taking a plan costs, before it is taken. */
export type PlanPreview = Readonly<{
  plan: PaidPlanId;
  /** What is paid at once. */
  duePence: number;
  /** When it begins; null for at once. */
  startsAt: Date | null;
  /** When its whole price is paid for the first time after that; null where nobody can know yet. */
  renewsAt: Date | null;
}>;

/** What each plan that a brand can change to would cost: up with the rest of the period at once, down with the next one. */
export class PreviewPlans {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly gateway: PaymentGateway,
  ) {}

  /** @throws identity/role-not-enough, billing/provider-away */
  async execute(actor: Actor, brandId: string): Promise<PlanPreview[]> {
    checkMember(actor, 'billing');
    const subscription = await this.subscriptions.find(brandId);
    if (!subscription || !isLive(subscription))
      return paidPlanIds.map((plan) => ({ plan, duePence: priceOf(plan), startsAt: null, renewsAt: null }));
    const { providerId: subscriptionId, plan: current, periodEndsAt } = subscription;
    const others = paidPlanIds.filter((plan) => plan !== current);
    return Promise.all(
      others.map(async (plan): Promise<PlanPreview> => {
        const isLess = priceOf(plan) < planFor(current).priceMonthlyPence;
        if (isLess) return { plan, duePence: 0, startsAt: periodEndsAt, renewsAt: periodEndsAt };
        const duePence = await this.gateway.previewUpgrade({ subscriptionId, plan });
        return { plan, duePence, startsAt: null, renewsAt: periodEndsAt };
      }),
    );
  }
}

const priceOf = (plan: PaidPlanId): number => planFor(plan).priceMonthlyPence;

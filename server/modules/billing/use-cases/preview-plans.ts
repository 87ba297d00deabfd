import { planFor } from '../../../contract/plans.js';
import { type Actor, checkMember } from '../../../shared/kernel/index.js';
import { isLive, type PaidPlanId, paidPlanIds } from '../domain/subscription.js';
import type { BillingDetailsRepository, Customers } from '../ports/provider.js';
import type { PaymentGateway } from '../ports/payment-gateway.js';
import type { SubscriptionRepository } from '../ports/subscriptions.js';

/** What switching to a plan costs, before it is confirmed. */
export type PlanPreview = Readonly<{
  plan: PaidPlanId;
  /** The amount due now, including VAT. */
  duePence: number;
  /** When it begins; null for now. */
  startsAt: Date | null;
  /** When its full price is first due after that; null if unknown. */
  renewsAt: Date | null;
}>;

/**
 * What each plan available to a brand would cost: an upgrade is charged pro rata now, a downgrade begins next period.
 */
export class PreviewPlans {
  constructor(
    private readonly customers: Customers,
    private readonly details: BillingDetailsRepository,
    private readonly subscriptions: SubscriptionRepository,
    private readonly gateway: PaymentGateway,
  ) {}

  /** @throws identity/role-not-enough, billing/provider-away */
  async execute(actor: Actor, brandId: string): Promise<PlanPreview[]> {
    checkMember(actor, 'billing');
    const subscription = await this.subscriptions.find(brandId);
    if (!subscription || !isLive(subscription)) return this.first(brandId);
    const { providerId: subscriptionId, plan: current, periodEndsAt } = subscription;
    const others = paidPlanIds.filter((plan) => plan !== current);
    return Promise.all(
      others.map(async (plan): Promise<PlanPreview> => {
        const isLess = priceOf(plan) < planFor(current).priceMonthlyPence;
        if (isLess) return { plan, duePence: 0, startsAt: periodEndsAt, renewsAt: periodEndsAt };
        const duePence = await this.gateway.previewPlan({ subscriptionId, customerId: null, plan });
        return { plan, duePence, startsAt: null, renewsAt: periodEndsAt };
      }),
    );
  }

  private async first(brandId: string): Promise<PlanPreview[]> {
    const isPlaceKnown = Boolean((await this.details.find(brandId))?.country);
    const customer = isPlaceKnown ? await this.customers.ofBrand(brandId) : null;
    return Promise.all(
      paidPlanIds.map(async (plan) => {
        const duePence = await this.gateway.previewPlan({
          subscriptionId: null,
          customerId: customer?.customerId ?? null,
          plan,
        });
        return { plan, duePence, startsAt: null, renewsAt: null };
      }),
    );
  }
}

const priceOf = (plan: PaidPlanId): number => planFor(plan).priceMonthlyPence;

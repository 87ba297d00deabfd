import { featureIds, includes } from '../../server/contract/features';
import { planFor, type PlanId } from '../../server/contract/plans';
import type { Billing } from '../shell/billing/use-billing';

/** A brand's billing in the middle of its period, with the test's overrides. */
export function aBilling(planId: PlanId = 'basic', changes: Partial<Billing> = {}): Billing {
  const plan = planFor(planId);
  const pays = planId !== 'basic';
  return {
    plan: planId,
    paying: pays,
    status: pays ? 'active' : 'none',
    periodStartsAt: pays ? '2027-03-01T12:00:00.000Z' : null,
    periodEndsAt: pays ? '2027-04-01T12:00:00.000Z' : null,
    cancelsAt: null,
    nextPlan: null,
    graceEndsAt: null,
    wantedPlan: null,
    card: pays ? { brand: 'visa', last4: '4242', endsAt: '2034-01-01T00:00:00.000Z' } : null,
    freeGranted: plan.freeCollabs,
    freeLeft: plan.freeCollabs,
    keptLeft: 0,
    next: pays ? { source: 'free', pricePence: 0 } : { source: 'checkout', pricePence: plan.collabPricePence },
    entitlements: {
      plan: planId,
      features: featureIds.map((feature) => ({
        feature,
        allowed: includes(plan, feature),
        reason: 'plan',
        until: null,
      })),
      seats: plan.seats,
      storageBytes: plan.storageBytes,
    },
    details: null,
    portalUrl: 'https://pay.example/login?prefilled_email=casa%40olmo.example',
    ...changes,
  };
}

/** The same, with one feature locked by staff. */
export function withLocked(billing: Billing, feature: (typeof featureIds)[number]): Billing {
  const features = billing.entitlements.features.map((each) =>
    each.feature === feature ? { ...each, allowed: false, reason: 'lock' as const } : each,
  );
  return { ...billing, entitlements: { ...billing.entitlements, features } };
}

import { type Plan, type PlanFeature, planFeatures } from './plans.js';

/** Features in every plan, which staff can lock for one account. */
const featuresOfEveryPlan = [
  { id: 'analytics', label: 'Analytics' },
  { id: 'influencerBrowser', label: 'Influencer browser' },
  { id: 'offers', label: 'Offers' },
  { id: 'chats', label: 'Chats' },
] as const;

/** Rows of the comparison with a number instead of yes or no. */
type Measured = 'userAccounts' | 'contentStorage';
const isFeature = (row: (typeof planFeatures)[number]): row is Exclude<typeof row, { id: Measured }> =>
  row.id !== 'userAccounts' && row.id !== 'contentStorage';

/** Every entitlement: differences between plans, and what staff can grant or lock. */
export const features = [...featuresOfEveryPlan, ...planFeatures.filter(isFeature)];

export type Feature = (typeof featuresOfEveryPlan)[number]['id'] | Exclude<PlanFeature, Measured>;
export const featureIds: readonly Feature[] = features.map(({ id }) => id);

/** Whether the plan includes it. Features on enquiry aren't included: staff grant them. */
export const includes = (plan: Plan, feature: Feature): boolean => {
  const ofEveryPlan = featuresOfEveryPlan.some(({ id }) => id === feature);
  return ofEveryPlan || plan.features[feature as PlanFeature] === true;
};

/** Why a feature is open or closed: because of the plan, or because staff granted or locked it for this account. */
const featureReasons = ['plan', 'grant', 'lock'] as const;
export type FeatureReason = (typeof featureReasons)[number];

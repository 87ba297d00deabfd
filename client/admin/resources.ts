import { onboardingStageLabel, salesStageLabel } from '../../server/contract/lists/labels';
import { planFor } from '../../server/contract/plans';
import type { components, paths } from '../api/schema';

/** The panel's resources, by the last segment of the page's path, which is also the name in the API. */
export const resources = {
  influencers: 'influencer-manager',
  brands: 'brand-manager',
  users: 'user-explorer',
  collabs: 'collab-explorer',
  lists: 'influencer-list-explorer',
  ads: 'ad-manager',
  usage: 'usage-explorer',
} as const;

type Json<Answer> = Answer extends { content: { 'application/json': infer Body } } ? Body : never;

/** A record of a resource, from the API document. */
export type RecordOf<Name extends keyof typeof resources> = Json<
  paths[`/api/v1/admin/${(typeof resources)[Name]}/{id}`]['get']['responses'][200]
>;

/** A brand as staff see it. */
export type Brand = components['schemas']['StaffBrandView'];

/** A brand's plan. A stage stays Subscribed after the plan has ended: then this says “Basic now”. */
export function planNow({ plan, salesStage, onboardingStage }: Brand): string {
  const stages = [salesStageLabel(salesStage), onboardingStageLabel(onboardingStage)];
  return plan === 'basic' && stages.includes('Subscribed') ? `${planFor(plan).name} now` : planFor(plan).name;
}

/** A Collab as staff see it in a row. */
export type CollabRow = components['schemas']['StaffCollabView'];

export type Piece = components['schemas']['DeliverableList']['items'][number];

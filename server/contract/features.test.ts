import { type Feature, featureIds, features, includes } from './features.js';
import { type PlanId, planFor } from './plans.js';

const planIdsWith = (feature: Feature) =>
  (['basic', 'starter', 'professional', 'premium'] as const).filter((id) => includes(planFor(id), feature));
const everyPlan: PlanId[] = ['basic', 'starter', 'professional', 'premium'];

test.each<[string, Feature, PlanId[]]>([
  ['R247', 'aiTargeting', ['starter', 'professional', 'premium']],
  ['R248', 'influencerReports', ['professional', 'premium']],
  ['R249', 'priorityPhoneSupport', ['professional', 'premium']],
  ['R250', 'accountManager', ['premium']],
  ['R324', 'nano', everyPlan],
  ['R325', 'micro', everyPlan],
  ['R326', 'macro', []],
  ['R327', 'mega', []],
  ['R252', 'analytics', everyPlan],
  ['R252', 'influencerBrowser', everyPlan],
])('%s: %s is on the plans %p', (_, feature, plans) => expect(planIdsWith(feature)).toEqual(plans));

test('R252: every feature has its own id and label', () => {
  expect(new Set(featureIds).size).toBe(features.length);
  expect(new Set(features.map(({ label }) => label)).size).toBe(features.length);
  expect(featureIds).not.toContain('userAccounts');
  expect(featureIds).not.toContain('contentStorage');
});

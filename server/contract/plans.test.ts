import { planBanner, planFeatures, planFor, plans, upgradePlans } from './plans.js';
import { formatPence } from './rules/money.js';

const GB = 1_000_000_000;
const valuesOf = (label: string) => {
  const feature = planFeatures.find((row) => row.label === label);
  return plans.map((plan) => feature && plan.features[feature.id]);
};

test('R235: four tiers in order', () => {
  expect(plans.map(({ name }) => name)).toEqual(['Basic', 'Starter', 'Professional', 'Premium']);
});

test.each([
  ['R238', 'basic', '£0', '£99', 0, 10 * GB],
  ['R239', 'starter', '£99', '£75', 1, 100 * GB],
  ['R240', 'professional', '£249', '£50', 3, 1_000 * GB],
  ['R241', 'premium', '£499', '£25', 6, null],
])('%s, R254, R256: %s costs %s, an extra Collab %s', (_, id, priceMonthly, collabPrice, freeCollabs, storageBytes) => {
  expect(planFor(id)).toMatchObject({ id, priceMonthly, collabPrice, freeCollabs, storageBytes });
});

test('R236, R237: a tier has all its fields, and each feature is yes, no, a text or Enquire', () => {
  for (const plan of plans) {
    const { id, name, href, priceMonthly, collabPrice, description } = plan;
    for (const text of [id, name, href, priceMonthly, collabPrice, description]) expect(text).toMatch(/./);
    expect(plan.priceID === null).toBe(plan.priceMonthlyPence === 0);
    expect(plan.freeCollabs).toBeGreaterThanOrEqual(0);
    for (const { id: feature } of planFeatures) expect(String(plan.features[feature])).toMatch(/^(true|false|\S.*)$/);
  }
  expect(plans.filter(({ mostPopular }) => mostPopular)).toHaveLength(1);
});

test('R234: prices are as given, and no plan mentions VAT', () => {
  expect(JSON.stringify([plans, planFeatures])).not.toMatch(/\bVAT\b|\btax\b/i);
});

test('R254: what is shown is what is charged', () => {
  for (const plan of plans) {
    expect(formatPence(plan.priceMonthlyPence)).toBe(plan.priceMonthly);
    expect(formatPence(plan.collabPricePence)).toBe(plan.collabPrice);
  }
});

test('R24-R27, R242: each tier is the target of its link', () => {
  expect(plans.map(({ href }) => href)).toEqual([
    '/join?tier=basic',
    '/join?tier=starter',
    '/join?tier=professional',
    '/join?tier=premium',
  ]);
});

test('R31: no tier, or an unknown one, is Basic', () => {
  expect([planFor(null), planFor(undefined), planFor('gold')].map(({ id }) => id)).toEqual(['basic', 'basic', 'basic']);
});

test.each([
  ['R243-R246', 'User accounts', ['1', '1', '5', 'Unlimited']],
  ['R247', 'AI targeting', [false, true, true, true]],
  ['R248', 'Influencer reports', [false, false, true, true]],
  ['R249', 'Priority phone support', [false, false, true, true]],
  ['R250', 'Account manager', [false, false, false, true]],
  ['R238-R241', 'Content storage', ['10GB', '100GB', '1TB', 'Unlimited']],
  ['R324', 'Nano', [true, true, true, true]],
  ['R325', 'Micro', [true, true, true, true]],
  ['R218, R326', 'Macro', ['Enquire', 'Enquire', 'Enquire', 'Enquire']],
  ['R218, R327', 'Mega', ['Enquire', 'Enquire', 'Enquire', 'Enquire']],
])('%s: %s', (_, label, values) => expect(valuesOf(label)).toEqual(values));

test('R243-R246: the limit of seats is the number shown', () => {
  expect(plans.map(({ seats }) => (seats === null ? 'Unlimited' : String(seats)))).toEqual(valuesOf('User accounts'));
});

test('R208-R213: the upgrade modal shows three tiers, their banners and their prices', () => {
  expect(upgradePlans.map((plan) => [plan.name, plan.pricePeriod, planBanner(plan)])).toEqual([
    ['Starter', 'per month', 'INCLUDES UP TO 1 COLLAB(S)!'],
    ['Professional', 'per month', 'INCLUDES UP TO 3 COLLAB(S)!'],
    ['Premium', 'per month', 'INCLUDES UP TO 6 COLLAB(S)!'],
  ]);
});

test('R214, R215: Basic is free until the first Collab', () => {
  expect(planFor('basic').pricePeriod).toBe('until first Collab');
});

test('R219, R220: one tier is the most popular, Professional', () => {
  expect(plans.filter(({ mostPopular }) => mostPopular).map(({ name }) => name)).toEqual(['Professional']);
});

test('R228: each paid tier has its own price at the card provider, and Basic has none', () => {
  expect(plans.map(({ priceID }) => priceID)).toEqual([
    null,
    'tastemaker_starter_monthly',
    'tastemaker_professional_monthly',
    'tastemaker_premium_monthly',
  ]);
});

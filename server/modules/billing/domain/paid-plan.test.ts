import { type HeldItem, type HeldSubscription, paidPlanOf } from './paid-plan.js';

const item = (more: Partial<HeldItem> = {}): HeldItem => ({
  ...{ name: 'Professional', plan: 'professional', isOurPrice: true, monthly: 24_900, currency: 'gbp', quantity: 1 },
  ...more,
});
const starter = item({ name: 'Starter', plan: 'starter', monthly: 9_900 });
const held = (more: Partial<HeldSubscription> = {}): HeldSubscription => ({
  ...{ id: 'sub_1', status: 'active', createdAt: new Date('2027-01-01'), trialEndsAt: null, items: [item()] },
  ...more,
});
const read = (...all: HeldSubscription[]) => {
  const counts = paidPlanOf(all);
  return counts && [counts.plan, ...counts.questions];
};

test('a subscription as we make it raises no question', () => {
  expect(read(held())).toEqual(['professional']);
  expect(paidPlanOf([])).toBeNull();
});

test('an earlier price of ours counts whatever it was', () => {
  expect(read(held({ items: [item({ monthly: 19_900 })] }))).toEqual(['professional']);
});

test.each<[string, Partial<HeldItem>, string, ...string[]]>([
  [
    'Premium for a penny is Basic',
    { name: 'Premium', plan: 'premium', isOurPrice: false, monthly: 1 },
    'basic',
    'sub_1: Premium is paid with 0.01 GBP a month, less than it costs.',
  ],
  [
    'Premium for the price of Starter is Starter',
    { name: 'Premium', plan: 'premium', isOurPrice: false, monthly: 12_000 },
    'starter',
    'sub_1: Premium is paid with 120.00 GBP a month, less than it costs.',
  ],
  [
    'an unknown product is the plan whose price it pays',
    { name: 'price_x', plan: null, isOurPrice: false, monthly: 26_000 },
    'professional',
    'sub_1: price_x isn’t one of our plans (260.00 GBP a month).',
  ],
  [
    'a price made by hand counts, and is asked about',
    { isOurPrice: false, monthly: 30_000 },
    'professional',
    'sub_1: Professional has a price that isn’t ours (300.00 GBP a month).',
  ],
  [
    'another currency counts by its figure',
    { isOurPrice: false, currency: 'eur', monthly: 29_900 },
    'professional',
    'sub_1: Professional is paid in EUR.',
  ],
  ['two pieces are one plan', { quantity: 2 }, 'professional', 'sub_1: Professional has a quantity of 2.'],
])('%s', (_, more, ...answer) => {
  expect(read(held({ items: [item(more)] }))).toEqual(answer);
});

test('of two items the highest plan counts', () => {
  expect(read(held({ items: [starter, item()] }))).toEqual(['professional', 'sub_1 has 2 items.']);
});

test('of two that run the highest counts, of two that are over the newest', () => {
  const newer = held({ id: 'sub_2', createdAt: new Date('2027-02-01'), items: [starter] });
  expect(read(newer, held())).toEqual(['professional', 'sub_2 runs beside sub_1.']);
  expect(read({ ...newer, status: 'ended' }, held({ status: 'ended' }))).toEqual(['starter']);
});

test('what is paid counts before what is owed', () => {
  const owed = held({ id: 'sub_2', status: 'past-due' });
  expect(read(owed, held({ items: [starter] }))).toEqual(['starter', 'sub_2 runs beside sub_1.']);
});

test('a trial counts once it is paid for', () => {
  const trial = held({ status: 'pending', trialEndsAt: new Date('2027-02-01') });
  const question = 'sub_1 is on trial until 2027-02-01, and counts once it is paid for.';
  expect(paidPlanOf([trial])).toMatchObject({ subscription: { status: 'pending' }, questions: [question] });
  expect(read(held({ trialEndsAt: new Date('2026-12-01') }))).toEqual(['professional']);
});

import { oneMonthAfter, onBasic, start } from './subscription.js';
import type { Actor } from '../../../shared/kernel/index.js';

const staff: Actor = { userId: '01890000-0000-7000-8000-000000000001', role: 'admin' };
const now = new Date('2027-01-31T12:00:00Z');
const brandId = '01890000-0000-7000-8000-0000000000b1';

test('a brand that never subscribed is on Basic and does not pay', () => {
  expect(onBasic(brandId, now)).toMatchObject({ plan: 'basic', paying: false, periodEndsAt: null });
});

test.each(['starter', 'professional', 'premium'] as const)('%s begins with a month of its own', (plan) => {
  const [subscription, event] = start(onBasic(brandId, now), plan, staff, now);

  expect(subscription).toMatchObject({
    plan,
    paying: true,
    periodStartsAt: now,
    periodEndsAt: new Date('2027-02-28T12:00:00Z'),
  });
  expect(event).toMatchObject({
    name: 'subscription.started',
    aggregate: { type: 'subscription', id: brandId },
    payload: { plan },
  });
});

test('back on Basic nothing is paid and no period runs', () => {
  const [premium] = start(onBasic(brandId, now), 'premium', staff, now);

  const [basic] = start(premium, 'basic', staff, now);

  expect(basic).toMatchObject({ plan: 'basic', paying: false, periodStartsAt: null, periodEndsAt: null });
});

test.each([
  ['2027-01-15T08:00:00Z', '2027-02-15T08:00:00Z'],
  ['2027-01-31T12:00:00Z', '2027-02-28T12:00:00Z'],
  ['2028-01-31T12:00:00Z', '2028-02-29T12:00:00Z'],
  ['2027-12-31T23:59:59Z', '2028-01-31T23:59:59Z'],
])('one month after %s is %s', (from, to) => expect(oneMonthAfter(new Date(from))).toEqual(new Date(to)));

import { planFor } from '../../../contract/plans.js';
import type { Actor } from '../../../shared/kernel/index.js';
import { clear, entitlementsOf, everywhere, type Override, override } from './entitlement.js';

const brandId = '01890000-0000-7000-8000-0000000000b1';
const staff: Actor = { userId: '01890000-0000-7000-8000-000000000001', role: 'admin', staffRole: 'operations' };
const now = new Date('2027-01-15T12:00:00Z');
const later = new Date('2027-02-15T12:00:00Z');
const lock = { brandId, feature: 'analytics', kind: 'lock', reason: 'Unpaid agency fee', until: null } as const;

test('R252: the plan decides where staff have said nothing', () => {
  const { plan, features, seats, storageBytes } = entitlementsOf(planFor('professional'), [], now);
  expect({ plan, seats, storageBytes }).toEqual({ plan: 'professional', seats: 5, storageBytes: 10 ** 12 });
  expect(features.influencerReports).toEqual({ allowed: true, reason: 'plan', until: null });
  expect(features.accountManager).toEqual({ allowed: false, reason: 'plan', until: null });
});

test('R252: staff lock what the plan has, and grant what it has not, with who, when and why', () => {
  const [locked, event] = override(lock, staff, now);
  const [granted] = override({ ...lock, feature: 'macro', kind: 'grant', until: later }, staff, now);

  const { features } = entitlementsOf(planFor('basic'), [locked, granted], now);

  expect(features.analytics).toEqual({ allowed: false, reason: 'lock', until: null });
  expect(features.macro).toEqual({ allowed: true, reason: 'grant', until: later });
  expect(locked).toMatchObject({ madeBy: staff.userId, madeAt: now, reason: 'Unpaid agency fee' });
  expect(event).toMatchObject({ name: 'entitlement.locked', aggregate: { type: 'entitlement', id: brandId } });
});

test('R252: a lock is over at the very moment it names, and when it is cleared', () => {
  const [locked] = override({ ...lock, until: later }, staff, now);
  const at = (moment: Date, one = locked) => entitlementsOf(planFor('basic'), [one], moment).features.analytics.allowed;
  expect(at(new Date(later.getTime() - 1))).toBe(false);
  expect(at(later)).toBe(true);
  expect(at(now, clear(locked, staff, now)[0])).toBe(true);
});

test('R252, R444: what holds everywhere gives way to what is said of one brand, and is for super users', () => {
  const superUser: Actor = { ...staff, staffRole: 'super-user' };
  const [closed] = override({ ...lock, brandId: everywhere }, superUser, now);
  const [own] = override({ ...lock, kind: 'grant' }, staff, now);
  const analytics = (...standing: Override[]) => entitlementsOf(planFor('basic'), standing, now).features.analytics;

  expect(analytics(closed)).toEqual({ allowed: false, reason: 'lock', until: null });
  expect(analytics(closed, own)).toEqual({ allowed: true, reason: 'grant', until: null });
  expect(analytics(own, closed)).toEqual({ allowed: true, reason: 'grant', until: null });
  expect(() => override({ ...lock, brandId: everywhere }, staff, now)).toThrow(
    expect.objectContaining({ code: 'billing/not-staff' }),
  );
  expect(() => clear(closed, staff, now)).toThrow(expect.objectContaining({ code: 'billing/not-staff' }));
});

test.each([
  ['nobody who only looks', lock, { ...staff, staffRole: 'read-only' }, 'billing/not-staff'],
  ['no brand', lock, { userId: 'b', role: 'brand' }, 'billing/not-staff'],
  ['not without a reason', { ...lock, reason: '  ' }, staff, 'billing/reason-needed'],
  ['not until a moment that is over', { ...lock, until: now }, staff, 'billing/until-past'],
] as const)('R252: a feature is locked by %s', (_, wanted, actor, code) => {
  expect(() => override(wanted, actor as Actor, now)).toThrow(expect.objectContaining({ code }));
});

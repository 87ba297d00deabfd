import type { OnboardingStage, SalesStage } from '../../../contract/lists/index.js';
import { onboardingStages, salesStages } from '../../../contract/lists/index.js';
import { type Actor, theProduct } from '../../../shared/kernel/index.js';
import { createBrand, updateBrand } from './brand.js';

const now = new Date('2026-11-21T12:00:00Z');
const staff: Actor = { userId: 'staff', role: 'admin', staffRole: 'operations' };
const details = { name: 'The Gilded Fork', email: 'owner@fork.test', city: 'london', category: 'restaurants' } as const;
const [brand] = createBrand(details, staff, now);

const codeOf = (work: () => unknown): string => {
  try {
    work();
    return 'allowed';
  } catch (error) {
    return (error as { code: string }).code;
  }
};
const sales = (from: SalesStage, to: SalesStage, reason = '') =>
  codeOf(() => updateBrand({ ...brand, salesStage: from }, { salesStage: to }, reason, staff, now));
const onboarding = (from: OnboardingStage, to: OnboardingStage, reason = '', actor = staff) =>
  codeOf(() => updateBrand({ ...brand, onboardingStage: from }, { onboardingStage: to }, reason, actor, now));

describe('a brand', () => {
  it('begins as Prospective and as a Lead, with a slug of its name', () => {
    expect(brand).toMatchObject({ slug: 'the-gilded-fork', salesStage: 1, onboardingStage: 1, version: 0 });
  });

  it('is made and changed by staff who may work, and by nobody else', () => {
    const others: Actor[] = [
      { userId: 'u', role: 'brand', profile: { uid: brand.id, type: 'brand' } },
      { userId: 'u', role: 'guest' },
      { userId: 'u', role: 'admin', staffRole: 'read-only' },
    ];
    for (const actor of others) {
      expect(codeOf(() => createBrand(details, actor, now))).toBe('profiles/not-staff');
      expect(codeOf(() => updateBrand(brand, { name: 'Other' }, '', actor, now))).toBe('profiles/not-staff');
    }
  });

  it('keeps what is not given, keeps its slug, and tells what has changed', () => {
    const [next, event] = updateBrand(
      brand,
      { name: 'Fork', city: undefined, category: 'restaurants' },
      '',
      staff,
      now,
    )!;
    expect(next).toMatchObject({ name: 'Fork', city: 'london', slug: 'the-gilded-fork' });
    expect(event).toMatchObject({ name: 'brand.updated', payload: { changed: ['name'] } });
    expect(updateBrand(brand, { name: brand.name }, '', staff, now)).toBeNull();
  });

  const usualSales = ['1-2', '2-3', '3-4', '4-5', '1-909', '2-909', '3-909', '4-909', '5-909', '909-1'];
  for (const { id: from } of salesStages) {
    for (const { id: to } of salesStages.filter(({ id }) => id !== from)) {
      const usual = usualSales.includes(`${from}-${to}`);
      it(`R360: sales ${from} to ${to} ${usual ? 'is usual' : 'takes a reason'}`, () => {
        expect(sales(from, to)).toBe(usual ? 'allowed' : 'profiles/reason-needed');
        expect(sales(from, to, 'They asked for it.')).toBe('allowed');
      });
    }
  }

  for (const { id: from } of onboardingStages) {
    for (const { id: to } of onboardingStages.filter(({ id }) => id !== from)) {
      const answer =
        to === 6 ? 'profiles/stage-set-by-payment' : Math.abs(to - from) === 1 ? 'allowed' : 'profiles/reason-needed';
      it(`R361: onboarding ${from} to ${to} by hand: ${answer}`, () => {
        expect(onboarding(from, to)).toBe(answer);
        expect(onboarding(from, to, 'A reason.')).toBe(to === 6 ? 'profiles/stage-set-by-payment' : 'allowed');
      });
    }
  }

  it('R361: the payment makes a brand Subscribed', () => expect(onboarding(5, 6, '', theProduct)).toBe('allowed'));
});

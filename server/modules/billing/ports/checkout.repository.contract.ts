import { type Actor, newId } from '../../../shared/kernel/index.js';
import { type Checkout, close, openCheckout, withPage } from '../domain/checkout.js';
import type { CheckoutRepository } from './checkout.repository.js';

const actor: Actor = { userId: '01890000-0000-7000-8000-000000000001', role: 'brand' };
const now = new Date('2027-01-15T12:00:00.000Z');

/** What every CheckoutRepository promises. */
export function checkoutRepositoryContract(make: () => CheckoutRepository) {
  let checkouts: CheckoutRepository;
  let brandId: string;
  beforeEach(() => {
    checkouts = make();
    brandId = newId();
  });
  const begin = (more: Partial<Checkout> = {}) => {
    const what = { brandId, kind: 'plan', plan: 'starter', collabId: null, pricePence: 9_900, ...more } as const;
    return checkouts.save(...openCheckout(what, actor, now));
  };
  const forCollab = (collabId: string) => begin({ kind: 'collab', collabId, plan: 'basic' });

  test('gives back what was saved, by its id and by its session', async () => {
    const page = { sessionId: `cs_${newId()}`, url: 'https://pay.test', expiresAt: new Date(now.getTime() + 1_000) };
    const saved = await checkouts.save(withPage(await begin(), page, now));

    expect(await checkouts.find(saved.id)).toEqual(saved);
    expect(await checkouts.bySession(page.sessionId)).toEqual(saved);
    expect(await checkouts.openForPlan(brandId)).toEqual(saved);
    expect(await checkouts.find(newId())).toBeNull();
  });

  test('keeps one open checkout a brand for its plan, also when many begin at once', async () => {
    const all = await Promise.allSettled([1, 2, 3, 4].map(() => begin()));

    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const each of all.filter(({ status }) => status === 'rejected'))
      expect(each).toMatchObject({ reason: { code: 'billing/stale' } });
    const [expired, event] = close((await checkouts.openForPlan(brandId))!, 'expired', null, actor, now)!;
    await checkouts.save(expired, event);
    await expect(begin()).resolves.toMatchObject({ state: 'open' });
  });

  test('keeps one open checkout a Collab, beside that of the plan, and knows the newest', async () => {
    const collabId = newId();
    await begin();
    const first = await forCollab(collabId);
    await expect(forCollab(collabId)).rejects.toMatchObject({ code: 'billing/stale' });
    await forCollab(newId());
    const [expired, event] = close(first, 'expired', null, actor, now)!;
    await checkouts.save(expired, event);
    const second = await forCollab(collabId);

    expect((await checkouts.forCollab(collabId))!.id).toBe(second.id);
  });

  test('refuses a change of what has been changed meanwhile', async () => {
    const begun = await begin();
    await checkouts.save(...close(begun, 'paid', 'pi_1', actor, now)!);

    await expect(checkouts.save(...close(begun, 'expired', null, actor, now)!)).rejects.toMatchObject({
      code: 'billing/stale',
    });
    expect(await checkouts.find(begun.id)).toMatchObject({ state: 'paid', paymentId: 'pi_1' });
    expect(await checkouts.ofPayment(brandId, 'pi_1')).toEqual(await checkouts.find(begun.id));
    expect(await checkouts.ofPayment(newId(), 'pi_1')).toBeNull();
  });

  test('lists what is open', async () => {
    const [plan, collab] = [await begin(), await forCollab(newId())];
    await checkouts.save(...close(plan, 'paid', null, actor, now)!);

    const ids = (await checkouts.open(1_000)).map(({ id }) => id);
    expect(ids).toContain(collab.id);
    expect(ids).not.toContain(plan.id);
  });
}

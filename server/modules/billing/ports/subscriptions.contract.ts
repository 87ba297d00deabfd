import { type Actor, newId } from '../../../shared/kernel/index.js';
import { type Checkout, close, openCheckout, withPage } from '../domain/checkout.js';
import { onBasic, start } from '../domain/subscription.js';
import type { CheckoutRepository, SubscriptionRepository } from './subscriptions.js';

const actor: Actor = { userId: '01890000-0000-7000-8000-000000000001', role: 'brand' };
const now = new Date('2027-01-15T12:00:00.000Z');

/** The contract of every CheckoutRepository. */
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

  test('refuses a change based on an older version', async () => {
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

  test('finds Collabs that were paid for without the provider', async () => {
    const [plan, open, known, unknown] = [
      await begin(),
      await forCollab(newId()),
      await forCollab(newId()),
      await forCollab(newId()),
    ];
    await checkouts.save(...close(plan, 'paid', null, actor, now)!);
    await checkouts.save(...close(known, 'paid', `pi_${newId()}`, actor, now)!);
    const paid = await checkouts.save(...close(unknown, 'paid', null, actor, now)!);

    const own = (await checkouts.unbought()).filter((one) => one.brandId === open.brandId);
    expect(own).toEqual([paid]);
  });
}

const staff: Actor = { userId: '01890000-0000-7000-8000-000000000001', role: 'admin' };
const brand = (n: number) => `01890000-0000-7000-8000-0000000000b${n}`;

/** The contract of every SubscriptionRepository. */
export function subscriptionRepositoryContract(make: () => Promise<SubscriptionRepository>) {
  let subscriptions: SubscriptionRepository;
  beforeEach(async () => (subscriptions = await make()));

  test('knows nothing of a brand that never subscribed', async () => {
    expect(await subscriptions.find(brand(1))).toBeNull();
  });

  test('gives back what was saved, at the next version', async () => {
    const saved = await subscriptions.save(...start(onBasic(brand(1), now), 'starter', staff, now));

    expect(saved.version).toBe(1);
    expect(await subscriptions.find(brand(1))).toEqual(saved);
  });

  test('refuses a change based on an older version', async () => {
    const first = await subscriptions.save(...start(onBasic(brand(1), now), 'starter', staff, now));
    await subscriptions.save(...start(first, 'premium', staff, now));

    const late = subscriptions.save(...start(first, 'professional', staff, now));

    await expect(late).rejects.toMatchObject({ code: 'billing/stale' });
    expect(await subscriptions.find(brand(1))).toMatchObject({ plan: 'premium', version: 2 });
  });

  test('refuses a second beginning of the same subscription', async () => {
    await subscriptions.save(...start(onBasic(brand(1), now), 'starter', staff, now));

    const twin = subscriptions.save(...start(onBasic(brand(1), now), 'starter', staff, now));

    await expect(twin).rejects.toMatchObject({ code: 'billing/stale' });
  });

  test('tells who pays among many', async () => {
    await subscriptions.save(...start(onBasic(brand(1), now), 'starter', staff, now));
    await subscriptions.save(...start(onBasic(brand(2), now), 'basic', staff, now));

    expect(await subscriptions.payingAmong([brand(1), brand(2), brand(3)])).toEqual(new Set([brand(1)]));
    expect(await subscriptions.payingAmong([])).toEqual(new Set());
  });

  const started = (n: number) => start(onBasic(brand(n), now), 'starter', staff, now);

  test('numbers readings so that a later one is larger', async () => {
    const numbers = [await subscriptions.nextReading(), await subscriptions.nextReading()];
    expect(numbers[1]).toBeGreaterThan(numbers[0]!);
  });

  test('finds the notices that are due, to the second', async () => {
    const [subscription, event] = started(1);
    await subscriptions.save({ ...subscription, unpaidSince: now, nextNoticeAt: now }, event);
    await subscriptions.save(...started(2));

    expect(await subscriptions.dueNotices(new Date(now.getTime() - 1), 10)).toEqual([]);
    expect((await subscriptions.dueNotices(now, 10)).map(({ brandId }) => brandId)).toEqual([brand(1)]);
  });

  test('finds the cards that end, once told no more', async () => {
    const [subscription, event] = started(1);
    const saved = await subscriptions.save({ ...subscription, cardEndsAt: now }, event);
    expect((await subscriptions.endingCards(now, 10)).map(({ brandId }) => brandId)).toEqual([brand(1)]);
    expect(await subscriptions.endingCards(new Date(now.getTime() - 1), 10)).toEqual([]);

    await subscriptions.save({ ...saved, cardNoticeFor: now });
    expect(await subscriptions.endingCards(now, 10)).toEqual([]);
  });

  test('finds those that were never bought at the provider', async () => {
    await subscriptions.save(...started(1));
    const [bought, event] = started(2);
    await subscriptions.save({ ...bought, providerId: 'sub_1' }, event);

    expect((await subscriptions.unbought()).map(({ brandId }) => brandId)).toEqual([brand(1)]);
  });
}

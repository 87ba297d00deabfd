import type { Actor } from '../../../shared/kernel/index.js';
import { onBasic, start } from '../domain/subscription.js';
import type { SubscriptionRepository } from './subscription.repository.js';

const actor: Actor = { userId: '01890000-0000-7000-8000-000000000001', role: 'admin' };
const now = new Date('2027-01-15T12:00:00.000Z');
const brand = (n: number) => `01890000-0000-7000-8000-0000000000b${n}`;

/** What every SubscriptionRepository promises. */
export function subscriptionRepositoryContract(make: () => Promise<SubscriptionRepository>) {
  let subscriptions: SubscriptionRepository;
  beforeEach(async () => (subscriptions = await make()));

  test('knows nothing of a brand that never subscribed', async () => {
    expect(await subscriptions.find(brand(1))).toBeNull();
  });

  test('gives back what was saved, at the next version', async () => {
    const saved = await subscriptions.save(...start(onBasic(brand(1), now), 'starter', actor, now));

    expect(saved.version).toBe(1);
    expect(await subscriptions.find(brand(1))).toEqual(saved);
  });

  test('refuses a change of what has been changed meanwhile', async () => {
    const first = await subscriptions.save(...start(onBasic(brand(1), now), 'starter', actor, now));
    await subscriptions.save(...start(first, 'premium', actor, now));

    const late = subscriptions.save(...start(first, 'professional', actor, now));

    await expect(late).rejects.toMatchObject({ code: 'billing/stale' });
    expect(await subscriptions.find(brand(1))).toMatchObject({ plan: 'premium', version: 2 });
  });

  test('refuses a second beginning of the same subscription', async () => {
    await subscriptions.save(...start(onBasic(brand(1), now), 'starter', actor, now));

    const twin = subscriptions.save(...start(onBasic(brand(1), now), 'starter', actor, now));

    await expect(twin).rejects.toMatchObject({ code: 'billing/stale' });
  });

  test('tells who pays among many', async () => {
    await subscriptions.save(...start(onBasic(brand(1), now), 'starter', actor, now));
    await subscriptions.save(...start(onBasic(brand(2), now), 'basic', actor, now));

    expect(await subscriptions.payingAmong([brand(1), brand(2), brand(3)])).toEqual(new Set([brand(1)]));
    expect(await subscriptions.payingAmong([])).toEqual(new Set());
  });

  const started = (n: number) => start(onBasic(brand(n), now), 'starter', actor, now);

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

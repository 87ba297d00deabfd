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
}

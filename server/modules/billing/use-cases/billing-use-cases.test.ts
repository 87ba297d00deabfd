import type { Actor } from '../../../shared/kernel/index.js';
import { InMemoryProviderEventRepository } from '../adapters/persistence/in-memory-provider-event.repository.js';
import { InMemorySubscriptionRepository } from '../adapters/persistence/in-memory-subscription.repository.js';
import { InMemoryPaymentGateway } from '../adapters/stripe/in-memory-payment-gateway.js';
import { BillingApi } from '../billing.api.js';
import { ReceiveProviderEvent } from './receive-provider-event.js';
import { StartSubscription } from './start-subscription.js';

const staff: Actor = { userId: '01890000-0000-7000-8000-000000000001', role: 'admin' };
const now = new Date('2027-01-15T12:00:00Z');
const clock = { now: () => now };
const [one, two] = ['01890000-0000-7000-8000-0000000000b1', '01890000-0000-7000-8000-0000000000b2'];

describe('a subscription', () => {
  const world = () => {
    const subscriptions = new InMemorySubscriptionRepository();
    return {
      subscriptions,
      start: new StartSubscription(subscriptions, clock),
      billing: new BillingApi(subscriptions),
    };
  };

  test('is Basic until one begins', async () => {
    expect((await world().billing.planOf(one)).id).toBe('basic');
  });

  test('begins, changes, and is told of each time', async () => {
    const { subscriptions, start, billing } = world();

    await start.execute(staff, one, 'starter');
    await start.execute(staff, one, 'premium');

    expect((await billing.planOf(one)).name).toBe('Premium');
    expect(subscriptions.events.map(({ payload }) => payload.plan)).toEqual(['starter', 'premium']);
  });

  test('is paid for by those who have one, and by no others', async () => {
    const { start, billing } = world();
    await start.execute(staff, one, 'starter');

    expect(await billing.payingOf([one, two])).toEqual(new Set([one]));
  });
});

describe('what the card provider tells us', () => {
  const body = new TextEncoder().encode(JSON.stringify({ id: 'evt_1', type: 'invoice.paid', created: 1_800_000_000 }));
  const world = () => {
    const events = new InMemoryProviderEventRepository();
    return { events, receive: new ReceiveProviderEvent(new InMemoryPaymentGateway(), events, clock) };
  };

  test('is kept once, though it comes twice', async () => {
    const { events, receive } = world();

    await receive.execute(body, 'genuine');
    await receive.execute(body, 'genuine');

    expect([...events.events.keys()]).toEqual(['evt_1']);
  });

  test('is not kept when it is not genuine', async () => {
    const { events, receive } = world();

    await expect(receive.execute(body, 'forged')).rejects.toMatchObject({ code: 'billing/bad-signature' });
    expect(events.events.size).toBe(0);
  });
});

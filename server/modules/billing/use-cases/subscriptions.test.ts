import {
  billingWorld,
  type BillingWorld,
  brandActor,
  daysLater,
  now,
  reading,
  strangerActor,
} from '../../../../test/support/billing-world.js';
import type { SubscriptionReading } from '../domain/subscription-reading.js';

const brandId = brandActor.profile!.uid;

/** A brand known to the provider, and its subscription there. */
async function customer(world: BillingWorld, says: Partial<SubscriptionReading> = {}) {
  const { customerId } = await world.ensureCustomer.execute(brandId);
  const tell = async (more: Partial<SubscriptionReading>) => {
    world.gateway.subscriptions.set(customerId, reading(more));
    return world.sync.execute(customerId);
  };
  await tell(says);
  return { customerId, tell };
}
const names = ({ subscriptions }: BillingWorld) => subscriptions.events.map(({ name }) => name.split('.')[1]);

test('R361: the first payment begins the plan, once', async () => {
  const world = billingWorld();
  const { customerId } = await customer(world);
  expect(await world.sync.execute(customerId)).toBe(false);
  expect(names(world)).toEqual(['started']);
});

test('R231: a reading that began earlier changes nothing any more', async () => {
  const world = billingWorld();
  const { customerId } = await customer(world);
  let answer = (_: SubscriptionReading) => {};
  const slow = new Promise<SubscriptionReading>((resolve) => (answer = resolve));
  const read = world.gateway.readSubscription.bind(world.gateway);
  world.gateway.readSubscription = () => slow;
  const earlier = world.sync.execute(customerId);
  await Promise.resolve();
  await Promise.resolve();
  world.gateway.readSubscription = read;
  world.gateway.subscriptions.set(customerId, reading({ plan: 'premium' }));
  await world.sync.execute(customerId);
  answer(reading({ plan: 'starter' }));
  await earlier;

  expect((await world.subscriptions.find(brandId))!.plan).toBe('premium');
});

test('what belongs to no brand of ours is left alone', async () => {
  const world = billingWorld();
  expect(await world.sync.execute('cus_of_somebody_else')).toBe(false);
  expect(world.subscriptions.events).toEqual([]);
});

test('R232: going up counts at once, going down with the next period, and grants no more than the larger plan', async () => {
  const world = billingWorld();
  const { tell } = await customer(world, { plan: 'professional' });
  await tell({ plan: 'premium' });
  expect(await world.credits.account(brandId)).toMatchObject({ freeLeft: 6, granted: 6 });

  await tell({ plan: 'premium', nextPlan: 'starter' });
  expect((await world.overview.execute(brandId)).subscription).toMatchObject({ plan: 'premium', nextPlan: 'starter' });

  const next = { periodStartsAt: daysLater(31), periodEndsAt: daysLater(59) };
  world.clock.set(daysLater(31));
  await tell({ plan: 'starter', ...next });
  expect(await world.credits.account(brandId)).toMatchObject({ freeLeft: 1, granted: 1 });
  expect(names(world)).toEqual(['started', 'changed', 'changed', 'renewed']);
});

test('R232: cancelling keeps the plan until its period ends', async () => {
  const world = billingWorld();
  const { tell } = await customer(world);
  await tell({ cancelsAt: daysLater(31) });
  expect((await world.overview.execute(brandId)).subscription).toMatchObject({
    paying: true,
    cancelsAt: daysLater(31),
  });
  await tell({ cancelsAt: null });
  await tell({ cancelsAt: daysLater(31) });
  await tell({ status: 'ended' });

  expect((await world.entitlements.of(brandId)).plan).toBe('basic');
  expect(names(world)).toEqual(['started', 'cancelling', 'resumed', 'cancelling', 'ended']);
});

test('a period that is not paid grants nothing', async () => {
  const world = billingWorld();
  const { tell } = await customer(world);
  world.clock.set(daysLater(32));
  const next = { periodStartsAt: daysLater(31), periodEndsAt: daysLater(59) };
  await tell({ ...next, status: 'past-due', paid: false, unpaidSince: daysLater(31) });
  expect(await world.quote.execute(brandId)).toMatchObject({ freeLeft: 0, source: 'invoice' });

  await tell({ ...next });
  expect(await world.quote.execute(brandId)).toMatchObject({ freeLeft: 1, source: 'free' });
});

describe('R232: a failed payment', () => {
  const failing = { status: 'past-due', paid: false, unpaidSince: now } as const;
  const atDay = async (world: BillingWorld, days: number) => {
    world.clock.set(daysLater(days));
    while ((await world.remind.execute()) > 0);
  };

  test('keeps access for seven days, with three mails, to the second', async () => {
    const world = billingWorld();
    const { tell } = await customer(world);
    await tell(failing);
    const seen: [number, number, boolean][] = [];
    for (const days of [0, 2.9, 3, 5.9, 6, 6.999, 7]) {
      await atDay(world, days);
      seen.push([days, world.mails.sent.length, (await world.overview.execute(brandId)).subscription.paying]);
    }
    expect(seen).toEqual([
      [0, 1, true],
      [2.9, 1, true],
      [3, 2, true],
      [5.9, 2, true],
      [6, 3, true],
      [6.999, 3, true],
      [7, 3, false],
    ]);
    expect(world.mails.sent[0]).toContain(`until ${daysLater(7).toISOString()}`);
    expect((await world.entitlements.of(brandId)).plan).toBe('basic');
  });

  test('a repeated event sends nothing twice, and doesn’t reopen what has expired', async () => {
    const world = billingWorld();
    const { tell } = await customer(world);
    await tell(failing);
    await atDay(world, 1);
    await tell(failing);
    await atDay(world, 1);
    expect(world.mails.sent).toHaveLength(1);

    await atDay(world, 7);
    await tell(failing);
    expect((await world.subscriptions.find(brandId))!.paying).toBe(false);
    expect(await world.remind.execute()).toBe(0);
  });

  test.each([2, 9])('that is made good after %d days opens everything again', async (days) => {
    const world = billingWorld();
    const { tell } = await customer(world);
    await tell(failing);
    await atDay(world, days);
    await tell({});
    expect((await world.subscriptions.find(brandId))!).toMatchObject({
      paying: true,
      unpaidSince: null,
      nextNoticeAt: null,
    });
    expect(names(world).at(-1)).toBe('recovered');
  });

  test('one brand that can’t be emailed doesn’t keep others from being emailed', async () => {
    const world = billingWorld();
    const untold = strangerActor.profile!.uid;
    for (const brand of [untold, brandId]) {
      const { customerId } = await world.ensureCustomer.execute(brand);
      for (const more of [{}, failing]) {
        world.gateway.subscriptions.set(customerId, reading(more));
        await world.sync.execute(customerId);
      }
    }
    const paymentFailed = world.mails.paymentFailed.bind(world.mails);
    world.mails.paymentFailed = async (contact, ...rest) => {
      if (contact.email.startsWith(untold.slice(-4))) throw new Error('No letter for this one.');
      await paymentFailed(contact, ...rest);
    };

    await expect(world.remind.execute()).rejects.toThrow('No letter for this one.');

    expect(world.mails.sent).toHaveLength(1);
  });

  test('of the very first invoice begins nothing', async () => {
    const world = billingWorld();
    await customer(world, { status: 'pending', paid: false });
    expect((await world.subscriptions.find(brandId))!.paying).toBe(false);
    expect(await world.quote.execute(brandId)).toMatchObject({ source: 'checkout' });
  });
});

test('a card that expires within a month is mentioned once, and the next card again', async () => {
  const world = billingWorld();
  const card = (endsAt: Date) => ({ card: { brand: 'visa', last4: '4242', endsAt } });
  const { tell } = await customer(world, card(daysLater(31)));
  expect(await world.warn.execute()).toBe(0);

  world.clock.set(daysLater(1));
  expect(await world.warn.execute()).toBe(1);
  await tell(card(daysLater(31)));
  expect(await world.warn.execute()).toBe(0);
  await tell(card(daysLater(20)));
  expect(await world.warn.execute()).toBe(1);
  expect(world.mails.sent).toHaveLength(2);
});

describe('what the provider tells is acted upon', () => {
  const event = (type: string, object: object, id = `evt_${type}`) => ({
    id,
    type,
    createdAt: now,
    payload: { data: { object } },
  });

  test('R231: in any order and any number of copies to the same end', async () => {
    const world = billingWorld();
    const { customerId } = await customer(world, { plan: 'professional' });
    const told = ['customer.subscription.updated', 'invoice.paid', 'customer.subscription.created', 'invoice.created'];
    for (const type of [...told, ...told.reverse()])
      await world.events.add(event(type, { id: 'x', customer: customerId }), now);
    expect(await world.applyDue.execute()).toBe(4);
    expect(await world.applyDue.execute()).toBe(0);
    expect(names(world)).toEqual(['started']);
    expect(await world.credits.account(brandId)).toMatchObject({ freeLeft: 3, granted: 3 });
  });

  test('is tried again when the provider is away', async () => {
    const world = billingWorld();
    const { customerId } = await customer(world);
    await world.events.add(event('invoice.paid', { id: 'in_1', customer: customerId }), now);
    world.gateway.isAway = true;
    expect(await world.applyDue.execute()).toBe(0);
    world.gateway.isAway = false;
    await world.apply.execute('evt_invoice.paid');
    expect(await world.events.waiting('evt_invoice.paid')).toBeNull();
  });

  test('a dispute is noted with its brand, and told of when it has come further', async () => {
    const world = billingWorld();
    const { customerId } = await customer(world);
    const facts = { id: 'dp_1', amountPence: 9_900, reason: 'fraudulent', openedAt: now, customerId };
    for (const state of ['needs_response', 'needs_response', 'lost']) {
      world.gateway.disputes.set('dp_1', { ...facts, state });
      await world.events.add(event('charge.dispute.updated', { id: 'dp_1' }, `evt_${state}_${Math.random()}`), now);
      await world.applyDue.execute();
    }
    expect(await world.disputes.ofBrand(brandId)).toMatchObject([{ id: 'dp_1', state: 'lost' }]);
    expect(world.disputes.events).toHaveLength(2);
  });

  test('what concerns nobody is put aside', async () => {
    const world = billingWorld();
    await world.events.add(event('product.created', { id: 'prod_1' }), now);
    expect(await world.applyDue.execute()).toBe(1);
  });
});

test('a reconcile run finds what was never told, and orders what was lost', async () => {
  const world = billingWorld();
  const { customerId } = await customer(world);
  world.gateway.subscriptions.set(customerId, reading({ plan: 'premium' }));
  world.unfinished.extras = ['collab-1'];
  world.unfinished.refunds = ['refund-1'];

  expect(await world.reconcile.execute()).toEqual({ customers: 1, healed: 1, checkouts: 0, failed: 0 });
  expect(await world.reconcile.execute()).toMatchObject({ healed: 0 });
  expect((await world.subscriptions.find(brandId))!.plan).toBe('premium');
  expect(world.orders.placed).toContain('charge-extra collab-1');
  expect(world.orders.placed).toContain('pay-back refund-1');
});

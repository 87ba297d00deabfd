import fc from 'fast-check';
import { planFor } from '../../../contract/plans.js';
import { type Actor, newId } from '../../../shared/kernel/index.js';
import {
  billingWorld,
  type BillingWorld,
  brandActor,
  daysLater,
  reading,
  strangerActor,
} from '../../../../test/support/billing-world.js';

const brandId = brandActor.profile!.uid;
const choice = (plan: 'starter' | 'professional' | 'premium') => ({ brandId, plan, priceId: planFor(plan).priceID! });

async function subscribed(world: BillingWorld, plan: 'starter' | 'professional' | 'premium') {
  const { sessionId } = await world.initCheckout.execute(brandActor, choice(plan));
  const { customerId } = (await world.customers.ofBrand(brandId))!;
  world.gateway.pay(sessionId);
  world.gateway.subscriptions.set(customerId, reading({ plan }));
  await world.settle.execute(sessionId);
  return { sessionId, customerId };
}

describe('the provider’s portal', () => {
  const member: Actor = { ...brandActor, memberRole: 'member' };

  test('R195: opens signed in, where it was asked for', async () => {
    const world = billingWorld();
    await subscribed(world, 'starter');
    for (const to of ['home', 'card', 'end'] as const) {
      const { url } = await world.openPortal.execute(brandActor, brandId, to);
      expect(url).toContain('https://');
      expect(world.gateway.calls.at(-1)).toMatchObject({
        name: 'portal',
        params: { to, customerId: 'cus_1', returnUrl: 'https://t.test/app/billing/back' },
      });
    }
    expect(world.gateway.calls.at(-1)!.params).toMatchObject({ subscriptionId: 'sub_1' });
  });

  test('has no plan to end where none runs, or where it already ends', async () => {
    const world = billingWorld();
    const end = () => world.openPortal.execute(brandActor, brandId, 'end');
    await expect(end()).rejects.toMatchObject({ code: 'billing/nothing-to-end' });

    const { customerId } = await subscribed(world, 'starter');
    world.gateway.subscriptions.set(customerId, reading({ cancelsAt: daysLater(31) }));
    await world.sync.execute(customerId);
    await expect(end()).rejects.toMatchObject({ code: 'billing/nothing-to-end' });
    await expect(world.openPortal.execute(brandActor, brandId, 'home')).resolves.toBeDefined();
  });

  test('is for those who manage billing', async () => {
    await expect(billingWorld().openPortal.execute(member, brandId, 'home')).rejects.toMatchObject({
      code: 'identity/role-not-enough',
    });
  });
});

describe('what a plan would cost', () => {
  const preview = (world: BillingWorld) => world.previewPlans.execute(brandActor, brandId);

  test('without one is its price', async () => {
    expect(await preview(billingWorld())).toMatchObject([
      { plan: 'starter', duePence: 9_900, startsAt: null, renewsAt: null },
      { plan: 'professional', duePence: 24_900, startsAt: null },
      { plan: 'premium', duePence: 49_900, startsAt: null },
    ]);
  });

  test('with one is the rest of the period for a larger plan, and nothing before the next for a smaller', async () => {
    const world = billingWorld();
    await subscribed(world, 'professional');
    const periodEnd = daysLater(31);
    expect(await preview(world)).toEqual([
      { plan: 'starter', duePence: 0, startsAt: periodEnd, renewsAt: periodEnd },
      { plan: 'premium', duePence: 24_950, startsAt: null, renewsAt: periodEnd },
    ]);
  });
});

describe('choosing a plan', () => {
  test('R224, R391: leads to a page of the provider for this plan, and grants nothing', async () => {
    const world = billingWorld();
    const page = await world.initCheckout.execute(brandActor, choice('starter'));

    expect(page).toMatchObject({ sessionId: expect.any(String), url: expect.stringContaining('https://') });
    expect(world.gateway.calls.map(({ name }) => name)).toEqual(['customer', 'plan-checkout']);
    expect((await world.overview.execute(brandId)).subscription.paying).toBe(false);
  });

  test('R230: pays only when the provider says so', async () => {
    const world = billingWorld();
    await subscribed(world, 'professional');

    const { subscription, quote } = await world.overview.execute(brandId);
    expect(subscription).toMatchObject({ paying: true, plan: 'professional', status: 'active' });
    expect(quote).toMatchObject({ freeLeft: 3, source: 'free', pricePence: 0 });
  });

  test('asked twice, also at once, is one open page', async () => {
    const world = billingWorld();
    const pages = await Promise.all([1, 2, 3].map(() => world.initCheckout.execute(brandActor, choice('starter'))));

    expect(new Set(pages.map(({ sessionId }) => sessionId)).size).toBe(1);
    expect(world.gateway.count('plan-checkout')).toBe(1);
    expect(world.gateway.count('customer')).toBe(1);
  });

  test('of another plan closes the page that was open', async () => {
    const world = billingWorld();
    const first = await world.initCheckout.execute(brandActor, choice('starter'));
    const second = await world.initCheckout.execute(brandActor, choice('premium'));

    expect(second.sessionId).not.toBe(first.sessionId);
    expect(world.gateway.sessions.get(first.sessionId)!.state).toBe('expired');
    expect(await world.checkouts.openForPlan(brandId)).toMatchObject({ plan: 'premium' });
  });

  test('if the older page has been paid, confirms a change, and never buys twice', async () => {
    const world = billingWorld();
    const { sessionId } = await world.initCheckout.execute(brandActor, choice('starter'));
    const { customerId } = (await world.customers.ofBrand(brandId))!;
    world.gateway.pay(sessionId);
    world.gateway.subscriptions.set(customerId, reading());

    await world.initCheckout.execute(brandActor, choice('premium'));

    expect(world.gateway.count('plan-checkout')).toBe(1);
    expect(world.gateway.calls.at(-1)).toMatchObject({
      name: 'portal',
      params: { to: 'plan', subscriptionId: 'sub_1', plan: 'premium' },
    });
  });

  test('R232: with a live subscription leads to the confirmation of the change', async () => {
    const world = billingWorld();
    await subscribed(world, 'starter');
    const { sessionId } = await world.initCheckout.execute(brandActor, choice('professional'));

    expect(sessionId).toMatch(/^bps_/);
    expect(world.gateway.count('plan-checkout')).toBe(1);
  });

  test('R233: of the plan one has is refused', async () => {
    const world = billingWorld();
    await subscribed(world, 'starter');
    await expect(world.initCheckout.execute(brandActor, choice('starter'))).rejects.toMatchObject({
      code: 'billing/current-plan',
    });
  });

  test('whose answer was lost is asked again with the same key', async () => {
    const world = billingWorld();
    world.gateway.loseAnswers = 1;
    await expect(world.initCheckout.execute(brandActor, choice('starter'))).rejects.toMatchObject({
      code: 'billing/provider-away',
    });
    world.gateway.loseAnswers = 1;
    await expect(world.initCheckout.execute(brandActor, choice('starter'))).rejects.toMatchObject({
      kind: 'unavailable',
    });
    await world.initCheckout.execute(brandActor, choice('starter'));

    expect(world.gateway.calls.map(({ name }) => name)).toEqual(['customer', 'plan-checkout']);
  });
});

describe('R228, R229: what does not reach the provider', () => {
  const refused = async (actor: typeof brandActor, input: { brandId: string; plan: 'starter'; priceId: string }) => {
    const world = billingWorld();
    const code = await world.initCheckout.execute(actor, input).then(
      () => 'let through',
      (error: { code: string }) => error.code,
    );
    expect(world.gateway.calls).toEqual([]);
    return code;
  };

  test.each([
    ['another brand', brandActor, { ...choice('starter'), brandId: strangerActor.profile!.uid }, 'billing/brand-not-found'],
    ['the price of another plan', brandActor, { ...choice('starter'), priceId: 'tastemaker_premium_monthly' }, 'billing/price-mismatch'],
    ['a member without the right', { ...brandActor, memberRole: 'member' }, choice('starter'), 'identity/role-not-enough'],
    ['an influencer', { ...brandActor, profile: { uid: brandId, type: 'influencer' } }, choice('starter'), 'billing/brand-not-found'],
    ['staff', { userId: 's', role: 'admin' }, choice('starter'), 'billing/brand-not-found'],
  ] as const)('%s', async (_, actor, input, code) => {
    expect(await refused(actor as typeof brandActor, input as never)).toBe(code);
  }); // prettier-ignore

  test('any other text as the price', () =>
    fc.assert(
      fc.asyncProperty(fc.string(), async (priceId) => {
        fc.pre(priceId !== 'tastemaker_starter_monthly');
        expect(await refused(brandActor, { brandId, plan: 'starter', priceId })).toBe('billing/price-mismatch');
      }),
    ));
});

describe('R255: a brand on Basic pays for a Collab before it is approved', () => {
  const collabId = newId();

  test('at the price of Basic, and the Collab can continue when the provider says it is paid', async () => {
    const world = billingWorld();
    expect(await world.claim.execute(brandActor, brandId, collabId, 'spend')).toMatchObject({
      state: 'payment-needed',
    });
    const { sessionId } = await world.payForCollab.execute(brandActor, collabId);
    expect(world.gateway.calls.at(-1)).toMatchObject({
      name: 'collab-checkout',
      params: { collabId, pricePence: 9_900 },
    });
    expect(await world.claim.execute(brandActor, brandId, collabId, 'spend')).toMatchObject({
      state: 'payment-needed',
    });

    world.gateway.pay(sessionId);
    await world.settle.execute(sessionId);
    await world.settle.execute(sessionId);

    expect(world.credits.events.filter(({ name }) => name === 'credit.paid')).toHaveLength(1);
    expect(await world.claim.execute(brandActor, brandId, collabId, 'spend')).toMatchObject({ state: 'spent' });
    expect(world.orders.placed).toEqual([]);
  });

  test('once: with nothing to pay there is no page', async () => {
    const world = billingWorld();
    await expect(world.payForCollab.execute(brandActor, collabId)).rejects.toMatchObject({ code: 'billing/not-found' });
    await world.claim.execute(brandActor, brandId, collabId, 'spend');
    await expect(world.payForCollab.execute(strangerActor, collabId)).rejects.toMatchObject({
      code: 'billing/not-found',
    });
    const { sessionId } = await world.payForCollab.execute(brandActor, collabId);
    world.gateway.pay(sessionId);
    await world.settle.execute(sessionId);
    await expect(world.payForCollab.execute(brandActor, collabId)).rejects.toMatchObject({
      code: 'billing/nothing-to-pay',
    });
  });

  test('and one that ends before closes its page; a payment that was faster is kept', async () => {
    const world = billingWorld();
    await world.claim.execute(brandActor, brandId, collabId, 'spend');
    const { sessionId } = await world.payForCollab.execute(brandActor, collabId);
    await world.giveBack.execute(brandActor, brandId, collabId, 'withdrawn');
    expect(world.orders.placed).toEqual([`close-checkout ${collabId}`]);

    world.gateway.pay(sessionId);
    await world.closeCheckout.execute(collabId);

    expect(await world.quote.execute(brandId)).toMatchObject({ keptLeft: 1, source: 'kept' });
  });

  test('and one that ends unpaid leaves nothing', async () => {
    const world = billingWorld();
    await world.claim.execute(brandActor, brandId, collabId, 'spend');
    const { sessionId } = await world.payForCollab.execute(brandActor, collabId);
    await world.giveBack.execute(brandActor, brandId, collabId, 'withdrawn');
    await world.closeCheckout.execute(collabId);

    expect(world.gateway.sessions.get(sessionId)!.state).toBe('expired');
    expect(await world.quote.execute(brandId)).toMatchObject({ keptLeft: 0, source: 'checkout' });
  });
});

describe('an extra Collab of a subscriber', () => {
  const spendTwo = async (world: BillingWorld) => {
    const { customerId } = await subscribed(world, 'starter');
    await world.claim.execute(brandActor, brandId, newId(), 'spend');
    const extra = newId();
    expect(await world.claim.execute(brandActor, brandId, extra, 'spend')).toMatchObject({
      source: 'invoice',
      pricePence: 7_500,
    });
    return { extra, customerId };
  };

  test('R255: is ordered once and charged once, whatever answer is lost', async () => {
    const world = billingWorld();
    const { extra } = await spendTwo(world);
    expect(world.orders.placed).toEqual([`charge-extra ${extra}`]);

    world.gateway.loseAnswers = 1;
    await expect(world.chargeExtra.execute(extra)).rejects.toMatchObject({ code: 'billing/provider-away' });
    await world.chargeExtra.execute(extra);
    await world.chargeExtra.execute(extra);

    expect(world.gateway.extras).toHaveLength(1);
    expect(world.gateway.extras[0]).toMatchObject({ collabId: extra, pricePence: 7_500, subscriptionId: 'sub_1' });
  });

  test('R255: is looked for where its key may be forgotten', async () => {
    const world = billingWorld();
    const { extra } = await spendTwo(world);
    world.gateway.loseAnswers = 1;
    await expect(world.chargeExtra.execute(extra)).rejects.toMatchObject({ code: 'billing/provider-away' });
    world.gateway.forgetKeys();
    world.clock.set(new Date(world.clock.now().getTime() + 24 * 3_600_000));
    await world.chargeExtra.execute(extra);

    expect(world.gateway.extras).toHaveLength(1);
  });

  test('whose subscription ends before it could be charged is charged without it', async () => {
    const world = billingWorld();
    const { extra, customerId } = await spendTwo(world);
    world.gateway.isAway = true;
    await expect(world.chargeExtra.execute(extra)).rejects.toMatchObject({ code: 'billing/provider-away' });
    world.gateway.isAway = false;
    world.gateway.subscriptions.set(customerId, reading({ status: 'ended' }));
    await world.sync.execute(customerId);
    await world.chargeExtra.execute(extra);
    await world.chargeExtra.execute(extra);

    expect(world.gateway.extras.map(({ collabId, subscriptionId }) => [collabId, subscriptionId])).toEqual([
      [extra, null],
    ]);
    expect(world.orders.placed.at(-1)).toBe(`invoice-leftovers ${brandId}`);
  });

  test('whose subscription has ended gets an invoice of its own, once', async () => {
    const world = billingWorld();
    const { extra, customerId } = await spendTwo(world);
    await world.chargeExtra.execute(extra);
    await world.invoiceLeftovers.execute(brandId);
    expect(world.gateway.count('invoice-pending')).toBe(0);

    world.gateway.subscriptions.set(customerId, reading({ status: 'ended' }));
    await world.sync.execute(customerId);
    expect(world.orders.placed.at(-1)).toBe(`invoice-leftovers ${brandId}`);
    await world.invoiceLeftovers.execute(brandId);
    await world.invoiceLeftovers.execute(brandId);
    expect(world.gateway.count('invoice-pending')).toBe(1);
  });
});

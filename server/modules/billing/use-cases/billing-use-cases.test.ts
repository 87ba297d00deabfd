import type { Actor } from '../../../shared/kernel/index.js';
import { BillingApi } from '../billing.api.js';
import { billingWorld, brandActor, strangerActor } from '../../../../test/support/billing-world.js';

const staff: Actor = { userId: '01890000-0000-7000-8000-000000000001', role: 'admin', staffRole: 'super-user' };
const brand = brandActor.profile!.uid;

describe('a subscription', () => {
  test('is Basic until one begins', async () => {
    const { subscriptions } = billingWorld();
    expect((await new BillingApi(subscriptions).planOf(brand)).id).toBe('basic');
  });

  test('begins, changes, and is notified each time', async () => {
    const { subscriptions, start } = billingWorld();

    await start.execute(staff, brand, 'starter');
    await start.execute(staff, brand, 'premium');

    expect((await new BillingApi(subscriptions).planOf(brand)).name).toBe('Premium');
    expect(subscriptions.events.map(({ payload }) => payload.plan)).toEqual(['starter', 'premium']);
  });

  test('is paid for by those who have one, and by no others', async () => {
    const { subscriptions, start } = billingWorld();
    await start.execute(staff, brand, 'starter');

    const paying = await new BillingApi(subscriptions).payingOf([brand, strangerActor.profile!.uid]);
    expect(paying).toEqual(new Set([brand]));
  });
});

describe('what the card provider tells us', () => {
  const body = new TextEncoder().encode(JSON.stringify({ id: 'evt_1', type: 'invoice.paid', created: 1_800_000_000 }));

  test('R231: is kept once and ordered once, though it comes twice', async () => {
    const { events, orders, receive } = billingWorld();

    await receive.execute(body, 'genuine');
    await receive.execute(body, 'genuine');

    expect([...events.events.keys()]).toEqual(['evt_1']);
    expect(orders.placed).toEqual(['apply-event evt_1']);
  });

  test.each([
    ['an id longer than any', { id: `evt_${'x'.repeat(4_000)}` }, 'evt_xxx'],
    ['an id that isn’t text', { id: 7 }, '7'],
    [
      'a character that can’t be stored',
      { id: 'evt_2', data: { object: { name: 'a\0b\ud800', 'c\0': ['\0'] } } },
      'evt_2',
    ],
    ['no time', { id: 'evt_3', created: 'yesterday' }, 'evt_3'],
    ['no type', { id: 'evt_4', type: undefined }, 'evt_4'],
  ])('is kept with %s', async (_, more, id) => {
    const { events, orders, receive } = billingWorld();
    const odd = JSON.stringify({ type: 'invoice.paid', created: 1_800_000_000, ...more });

    await receive.execute(new TextEncoder().encode(odd), 'genuine');

    const [kept] = [...events.events.values()];
    expect(kept).toMatchObject({ id: expect.stringMatching(`^${id}`), createdAt: expect.any(Date) });
    expect(kept!.id.length).toBeLessThanOrEqual(200);
    expect(Number.isNaN(kept!.createdAt.getTime())).toBe(false);
    expect(JSON.stringify(kept)).not.toMatch(/\\u0000|\\ud800/);
    expect(orders.placed).toEqual([`apply-event ${kept!.id}`]);
  });

  test.each(['checkout.session.completed', 'refund.updated', 'charge.dispute.created'])(
    'a %s about what the provider doesn’t know is kept, and tried no more',
    async (type) => {
      const { apply, events, receive } = billingWorld();
      const about = { id: 'evt_1', type, created: 1_800_000_000, data: { object: { id: 'x_of_nobody' } } };
      await receive.execute(new TextEncoder().encode(JSON.stringify(about)), 'genuine');

      await apply.execute('evt_1');

      expect(await events.due(10)).toEqual([]);
      expect(await events.waiting('evt_1')).not.toBeNull();
    },
  );

  test('R231: is not kept when it is not genuine', async () => {
    const { events, receive } = billingWorld();

    await expect(receive.execute(body, 'forged')).rejects.toMatchObject({ code: 'billing/bad-signature' });
    expect(events.events.size).toBe(0);
  });
});

describe('staff and features', () => {
  const wanted = { brandId: brand, feature: 'analytics', kind: 'lock', reason: 'Unpaid fee', until: null } as const;

  test('R252: a lock closes a feature, and clearing it opens it again', async () => {
    const { overrideFeature, entitlements } = billingWorld();

    await overrideFeature.execute(staff, wanted);
    await expect(entitlements.require(brand, 'analytics')).rejects.toMatchObject({
      kind: 'forbidden',
      code: 'billing/feature-locked',
      details: { feature: 'analytics', reason: 'lock', until: null },
    });

    await overrideFeature.clear(staff, brand, 'analytics');
    await expect(entitlements.require(brand, 'analytics')).resolves.toBeUndefined();
  });

  test('R258: what the plan has not is refused with the plan as the reason', async () => {
    await expect(billingWorld().entitlements.require(brand, 'aiTargeting')).rejects.toMatchObject({
      details: { feature: 'aiTargeting', reason: 'plan' },
    });
  });

  test('R252: nothing is locked for a brand that does not exist', async () => {
    const { overrideFeature } = billingWorld({ unknown: [brand] });
    await expect(overrideFeature.execute(staff, wanted)).rejects.toMatchObject({ code: 'profiles/brand-not-found' });
  });
});

test('R447: the plan chosen at the door is remembered until one is paid for', async () => {
  const { wantPlan, start, overview } = billingWorld();
  await wantPlan.execute(brand, 'professional');
  expect((await overview.execute(brand)).subscription.wantedPlan).toBe('professional');

  await start.execute(staff, brand, 'professional');
  await wantPlan.execute(brand, 'premium');
  expect((await overview.execute(brand)).subscription.wantedPlan).toBeNull();
});

test('the card provider writes to where we write, also after the brand’s email has changed', async () => {
  const { ensureCustomer, followAccount, contacts, customers, gateway } = billingWorld();
  const { customerId } = await ensureCustomer.execute(brand);
  await followAccount.execute(brand);
  expect(gateway.emails.size).toBe(0);

  contacts.emails.set(brand, 'new@brand.test');
  await followAccount.execute(brand);
  expect(gateway.emails.get(customerId)).toBe('new@brand.test');
  expect((await customers.ofBrand(brand))?.email).toBe('new@brand.test');

  contacts.closed.add(brand);
  contacts.emails.set(brand, 'later@brand.test');
  await followAccount.execute(brand);
  expect(gateway.emails.get(customerId)).toBe('new@brand.test');
});

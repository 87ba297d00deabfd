import Stripe from 'stripe';
import { FollowAccount } from '../../server/modules/billing/use-cases/customer.js';
import { Database } from '../../server/shared/db/index.js';
import { TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { offerInput } from '../support/offers.js';
import { cards, checkoutInput, initCheckout, Provider } from '../support/provider-pages.js';
import type { Visitor } from '../support/visitor.js';
import { People } from '../support/world.js';

jest.setTimeout(60_000);

let product: TestApp;
let provider: Provider;
beforeAll(async () => {
  product = await TestApp.listening();
  provider = await Provider.of(product);
});
afterAll(() => product?.stop());

const profileOf = async (visitor: Visitor) =>
  (await visitor.post('/api/v1/functions/getSessionAndUserProfile')).body.current_session_user_profile;

/** The owner of a new brand. */
async function newBrand(name: string, tier = 'basic') {
  const email = `${name}@brand.test`;
  const brand = product.visitor();
  const details = { tier, brandName: `The ${name}`, city: 'london', category: 'restaurants', name: 'Hannah', email };
  expect((await brand.post('/api/v1/join/brand', details)).status).toBe(200);
  expect((await brand.followLink(email)).status).toBe(200);
  const { uid } = await profileOf(brand);
  return { brand, uid: uid as string, email };
}

const billing = async (brand: Visitor) => (await brand.get('/api/v1/billing')).body;

async function newSubscriber(name: string, plan: 'starter' | 'professional' | 'premium') {
  const someone = await newBrand(name);
  const { body } = await initCheckout(someone.brand, someone.uid, plan);
  await provider.pay(body.url);
  await eventually(async () => (await billing(someone.brand)).paying as boolean);
  return someone;
}

describe('what the card provider tells us', () => {
  const tell = async (event: object) => {
    const body = JSON.stringify({ object: 'event', type: 'product.created', created: 1_800_000_000, ...event });
    const { webhookSecret, secretKey } = product.config.stripe;
    const signature = new Stripe(secretKey).webhooks.generateTestHeaderString({ payload: body, secret: webhookSecret });
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    return (await fetch(`${product.config.publicUrl}/api/v1/webhooks/stripe`, { method: 'POST', headers, body }))
      .status;
  };

  it('R231: is taken whatever is in it, because what is signed would be sent again for days', async () => {
    expect(await tell({ id: `evt_${'x'.repeat(10_000)}` })).toBe(200);
    expect(await tell({ id: 'evt_odd', type: 'x'.repeat(10_000), data: { object: { name: 'a\0b\ud800' } } })).toBe(200);
    const deep: object = Array.from({ length: 50 }).reduce<object>((inner) => ({ inner }), {});
    expect(await tell({ id: 'evt_deep', data: { object: deep } })).toBe(200);
  });

  it('waits no longer where the provider knows nothing of it', async () => {
    expect(
      await tell({ id: 'evt_unknown', type: 'checkout.session.completed', data: { object: { id: 'cs_of_nobody' } } }),
    ).toBe(200);
    await eventually(async () => {
      const [event] = await product.app
        .get(Database)
        .rows<{ attempts: number; error: string }>(
          `select attempts, last_error as error from provider_events where id = 'evt_unknown'`,
        );
      return event?.attempts === 0 && event.error === 'The provider doesn’t know this checkout.';
    });
  });
});

describe('paying for a plan', () => {
  it('R221-R224, R230, R361: the hosted checkout, and nothing but the provider’s word, makes a brand pay', async () => {
    const { brand, uid } = await newBrand('ember');
    const { status, body, headers } = await initCheckout(brand, uid, 'professional');
    expect({ status, cache: headers['cache-control'] }).toEqual({ status: 200, cache: 'no-store' });
    expect(body).toEqual({ sessionId: expect.stringMatching(/^cs_/), url: expect.stringContaining(body.sessionId) });
    expect((await profileOf(brand)).profile.paying).toBe(false);

    expect((await provider.pay(body.url, cards.declined)).status).not.toBe(303);
    expect((await billing(brand)).paying).toBe(false);
    const { to } = await provider.pay(body.url);
    expect(to).toBe(`${product.config.publicUrl}/app/billing/done?session_id=${body.sessionId}`);

    await eventually(async () => (await profileOf(brand)).profile.paying as boolean);
    expect(await billing(brand)).toMatchObject({
      plan: 'professional',
      status: 'active',
      freeGranted: 3,
      freeLeft: 3,
      next: { source: 'free', pricePence: 0 },
      card: { brand: 'visa', last4: '4242' },
      entitlements: { plan: 'professional', seats: 5, storageBytes: 10 ** 12 },
    });
    const [stages] = await eventually(async () => {
      const rows = await new People(product.app).rows<{ sales: number; onboarding: number }>(
        'select sales_stage as sales, onboarding_stage as onboarding from brands where id = $1 and onboarding_stage = 6',
        [uid],
      );
      return rows.length > 0 && rows;
    });
    expect(stages).toEqual({ sales: 4, onboarding: 6 });
  });

  it('R447: a brand that joined with a paid tier is led to it until it has paid', async () => {
    const { brand, uid } = await newBrand('tidewrack', 'starter');
    await eventually(async () => (await billing(brand)).wantedPlan === 'starter');
    const { body } = await initCheckout(brand, uid, 'starter');
    await provider.pay(body.url);
    await eventually(async () => (await billing(brand)).paying as boolean);
    expect((await billing(brand)).wantedPlan).toBeNull();
  });

  it('R232: with a subscription the page confirms the change, which counts at once, with proration', async () => {
    const { brand, uid } = await newSubscriber('juniper', 'starter');
    const { body } = await initCheckout(brand, uid, 'premium');
    expect(body.sessionId).toMatch(/^bps_/);
    await provider.confirm(body.url);
    await eventually(async () => (await billing(brand)).plan === 'premium');
    expect(await billing(brand)).toMatchObject({ freeGranted: 6, freeLeft: 6 });

    const { items } = (await brand.get('/api/v1/billing/invoices')).body;
    expect(items.map(({ totalPence, state }: { totalPence: number; state: string }) => [totalPence, state])).toEqual([
      [40_000, 'paid'],
      [9_900, 'paid'],
    ]);
    const pdf = await fetch(items[0].pdfUrl);
    expect(pdf.headers.get('content-type')).toContain('application/pdf');
    expect((await initCheckout(brand, uid, 'premium')).body.code).toBe('billing/current-plan');
  });

  it('R232: a smaller plan begins with the next period', async () => {
    const { brand, uid } = await newSubscriber('saltmarsh', 'premium');
    const { body } = await initCheckout(brand, uid, 'starter');
    await provider.confirm(body.url);
    await eventually(async () => (await billing(brand)).nextPlan === 'starter');
    expect(await billing(brand)).toMatchObject({ plan: 'premium', freeLeft: 6 });
  });
});

describe('an account that is closed', () => {
  it('doesn’t renew, and continues when it is kept', async () => {
    const { uid, email } = await newSubscriber('driftwood', 'starter');
    const boss = await product.newStaff('super-user');
    const ends = async () => (await provider.subscriptionOf(email)).cancel_at_period_end;
    expect(await ends()).toBe(false);

    const address = `/api/v1/admin/brand-manager/${uid}`;
    expect((await boss.post(`${address}/delete`, { name: 'The driftwood' })).status).toBe(200);
    await eventually(ends);

    expect((await boss.post(`${address}/restore`)).status).toBe(200);
    await eventually(async () => !(await ends()));
    const record = async () => (await boss.get(`/api/v1/admin/subscriptions/${uid}`)).body.billing;
    await eventually(async () => (await record()).cancelsAt === null);
  });

  it('stays cancelled when it was the brand that had cancelled', async () => {
    const { uid, email } = await newSubscriber('sandbank', 'starter');
    const boss = await product.newStaff('super-user');
    const { id } = await provider.subscriptionOf(email);
    await provider.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    const address = `/api/v1/admin/brand-manager/${uid}`;
    await boss.post(`${address}/delete`, { name: 'The sandbank' });
    await boss.post(`${address}/restore`);
    await product.app.get(FollowAccount, { strict: false }).execute(uid);
    expect(await provider.subscriptionOf(email)).toMatchObject({ id, cancel_at_period_end: true });
  });
});

describe('R228, R229: who and what is refused', () => {
  it.each([
    ['a price that is not the plan’s', { price_id: 'tastemaker_premium_monthly' }, 400, 'billing/price-mismatch'],
    ['no plan', { selected_plan: 'platinum' }, 400, 'request/invalid'],
    ['Basic, which is not bought', { selected_plan: 'basic' }, 400, 'request/invalid'],
    ['another brand', { brand_uid: '01890000-0000-7000-8000-0000000000ff' }, 404, 'billing/brand-not-found'],
  ])('%s', async (what, more, status, code) => {
    const { brand, uid } = await newBrand(`refused-${what.length}-${status}`);
    const answer = await brand.post('/api/v1/functions/initCheckout', checkoutInput(uid, 'starter', more));
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('influencers, staff and guests', async () => {
    const { uid } = await newBrand('quillon');
    const influencer = await product.newInfluencer('nia@influencer.test', 'Nia', 'nia.eats');
    const staff = await product.newStaff('super-user');
    expect((await initCheckout(influencer, uid, 'starter')).status).toBe(403);
    expect((await initCheckout(staff, uid, 'starter')).status).toBe(403);
    expect((await initCheckout(product.visitor(), uid, 'starter')).status).toBe(401);
    for (const address of ['', '/entitlements', '/credits', '/invoices', '/portal'])
      expect([address, (await influencer.get(`/api/v1/billing${address}`)).status]).toEqual([address, 403]);
  });
});

it('R193: the way to the portal holds the brand’s email', async () => {
  const { brand } = await newBrand('finch');
  const { url } = (await brand.get('/api/v1/billing/portal')).body;
  expect(url).toBe(`${product.config.billingLoginUrl}?prefilled_email=finch%40brand.test`);
  expect((await fetch(url)).status).toBe(200);
});

it('R195: the portal opens signed in, on the page that was asked for, and the end of a plan says until when it counts', async () => {
  const { brand } = await newSubscriber('wren', 'professional');
  const open = async (to: string) => (await brand.post('/api/v1/billing/portal', { to })).body;
  const page = async (to: string) => (await fetch((await open(to)).url)).text();
  expect(await page('home')).toContain('The wren');
  expect(await page('card')).toContain('Card number');
  const { periodEndsAt } = await billing(brand);
  const day = new Date(periodEndsAt).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    timeZone: 'Europe/London',
  });
  expect(await page('end')).toContain(day);
  expect((await brand.post('/api/v1/billing/portal', { to: 'moon' })).status).toBe(400);
  const { brand: onBasic } = await newBrand('thrush');
  expect((await onBasic.post('/api/v1/billing/portal', { to: 'end' })).body.code).toBe('billing/nothing-to-end');
});

it('says what another plan would cost, as much as the provider then takes', async () => {
  const { brand, uid } = await newSubscriber('swift', 'starter');
  const { items } = (await brand.get('/api/v1/billing/plans')).body;
  const premium = items.find(({ plan }: { plan: string }) => plan === 'premium');
  expect(premium).toMatchObject({ startsAt: null, renewsAt: (await billing(brand)).periodEndsAt });
  expect(premium.duePence).toBeGreaterThan(0);
  const { body } = await initCheckout(brand, uid, 'premium');
  const page = await (await fetch(body.url)).text();
  expect(page).toContain(`£${(premium.duePence / 100).toFixed(2)}`);
});

describe('staff', () => {
  it('R252: lock and grant features of one brand, with who, when and why', async () => {
    const { brand, uid } = await newBrand('northlight');
    const staff = await product.newStaff('operations');
    const feature = (name: string) => `/api/v1/admin/subscriptions/${uid}/features/${name}`;
    const reason = 'The agency asked for it';
    expect((await staff.put(feature('analytics'), { kind: 'lock', reason: '' })).status).toBe(400);
    expect((await staff.put(feature('flying'), { kind: 'lock', reason })).status).toBe(404);
    expect((await staff.put(feature('analytics'), { kind: 'lock', reason })).status).toBe(200);
    expect((await staff.put(feature('mega'), { kind: 'grant', reason, until: '2099-01-01T00:00:00Z' })).status).toBe(
      200,
    );

    const { features } = (await brand.get('/api/v1/billing/entitlements')).body;
    const seen = (name: string) => features.find((each: { feature: string }) => each.feature === name);
    expect(seen('analytics')).toMatchObject({ allowed: false, reason: 'lock', until: null });
    expect(seen('mega')).toMatchObject({ allowed: true, reason: 'grant', until: '2099-01-01T00:00:00.000Z' });

    await staff.send('DELETE', feature('analytics'));
    const { body } = await staff.get(`/api/v1/admin/subscriptions/${uid}`);
    expect(body.overridden).toMatchObject([
      { feature: 'mega', kind: 'grant', endedAt: null },
      { feature: 'analytics', kind: 'lock', reason, endedAt: expect.any(String) },
    ]);
    expect(body.billing.entitlements.features[0]).toMatchObject({ feature: 'analytics', allowed: true });
  });

  it('R258: what is locked is refused by the server, with a reason that programs read', async () => {
    const { brand, uid } = await newBrand('eastcliff');
    const staff = await product.newStaff('operations');
    const offers = `/api/v1/admin/subscriptions/${uid}/features/offers`;
    const { body: made } = await brand.post('/api/v1/offers', offerInput());
    await staff.put(offers, { kind: 'lock', reason: 'Unpaid fee' });
    for (const refused of [
      await brand.post('/api/v1/offers', offerInput()),
      await brand.put(`/api/v1/offers/${made.id}`, offerInput()),
    ])
      expect(refused).toMatchObject({
        status: 403,
        body: { code: 'billing/feature-locked', feature: 'offers', reason: 'lock', until: null },
      });
    await staff.send('DELETE', offers);
    expect((await brand.post('/api/v1/offers', offerInput())).status).toBe(201);
  });

  it('read-only staff look, and change nothing', async () => {
    const { uid } = await newBrand('fernwick');
    const reader = await product.newStaff('read-only');
    const list = await reader.get('/api/v1/admin/subscriptions?filter={"q":"fernwick"}');
    expect(list.body).toMatchObject([{ id: uid, name: 'The fernwick', plan: 'basic', paying: false }]);
    expect(list.headers['content-range']).toBe('subscriptions 0-0/1');
    const locked = await reader.put(`/api/v1/admin/subscriptions/${uid}/features/analytics`, {
      kind: 'lock',
      reason: 'x',
    });
    expect(locked.status).toBe(403);
  });

  it('send money of an invoice back, once and not too much', async () => {
    const { brand, uid } = await newSubscriber('saffron', 'starter');
    const staff = await product.newStaff('super-user');
    const [invoice] = (await brand.get('/api/v1/billing/invoices')).body.items;
    const refund = (amountPence: number) =>
      staff.post(`/api/v1/admin/subscriptions/${uid}/refunds`, {
        invoiceId: invoice.id,
        amountPence,
        reason: 'Goodwill',
      });
    expect((await refund(9_901)).body.code).toBe('billing/too-much-back');
    expect((await refund(9_900)).body).toMatchObject({ state: 'asked', amountPence: 9_900 });
    expect((await refund(1)).body.code).toBe('billing/too-much-back');
    await eventually(async () => {
      const { body } = await staff.get(`/api/v1/admin/subscriptions/${uid}`);
      return body.refunds[0].state === 'done';
    });
    expect((await staff.get('/api/v1/admin/subscriptions/01890000-0000-7000-8000-0000000000ff')).status).toBe(404);
  });
});

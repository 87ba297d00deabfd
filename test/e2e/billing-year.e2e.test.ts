import { Credits } from '../../server/modules/billing/index.js';
import type { Actor } from '../../server/shared/kernel/index.js';
import { newId } from '../../server/shared/kernel/index.js';
import { TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { cards, initCheckout, Provider } from '../support/provider-pages.js';
import type { Visitor } from '../support/visitor.js';
import { People } from '../support/world.js';

jest.setTimeout(120_000);

let product: TestApp;
let provider: Provider;
let brand: Visitor;
let uid: string;
const email = 'year@brand.test';
const actor: Actor = { userId: 'year', role: 'brand' };

beforeAll(async () => {
  product = await TestApp.listening();
  provider = await Provider.of(product);
  await product.visitor().post('/sandbox/api/clock', { freeze: '2027-01-31T09:00:00Z' });
  brand = product.visitor();
  const details = {
    tier: 'starter',
    brandName: 'The Year',
    city: 'london',
    category: 'restaurants',
    name: 'Hannah',
    email,
  };
  await brand.post('/api/v1/join/brand', details);
  await brand.followLink(email);
  uid = (await brand.post('/api/v1/functions/getSessionAndUserProfile')).body.current_session_user_profile.uid;
});
afterAll(() => product?.stop());

const billing = async () => (await brand.get('/api/v1/billing')).body;
const credits = () => product.app.get(Credits, { strict: false });
const spend = () => credits().spend(actor, uid, newId());
const mails = async () => {
  const { body } = await brand.get<{ subject: string }[]>(`/sandbox/api/mail?to=${encodeURIComponent(email)}`);
  return body.map(({ subject }) => subject).filter((subject) => /payment|reminder|card/i.test(subject));
};
const customer = async () => {
  const [row] = await new People(product.app).rows<{ customer: string; subscription: string }>(
    `select c.customer_id as customer, s.provider_id as subscription
     from billing_customers c join subscriptions s using (brand_id) where brand_id = $1`,
    [uid],
  );
  return row!;
};

it('a year of one brand: joins, pays, renews, upgrades, fails, recovers, downgrades, cancels and comes back', async () => {
  // 31 January: pays for Starter
  await provider.pay((await initCheckout(brand, uid, 'starter')).body.url);
  await provider.settled();
  await eventually(async () => (await billing()).paying as boolean);
  expect(await billing()).toMatchObject({ plan: 'starter', freeLeft: 1, periodEndsAt: '2027-02-28T09:00:00.000Z' });
  expect(await spend()).toMatchObject({ state: 'spent', source: 'free' });
  expect(await spend()).toMatchObject({ state: 'spent', source: 'invoice', pricePence: 7_500 });

  // 28 February: renews, with the extra Collab on the same invoice
  await provider.advance('P29D');
  expect(await billing()).toMatchObject({ plan: 'starter', freeLeft: 1, paying: true });
  const [renewal] = (await brand.get('/api/v1/billing/invoices')).body.items;
  expect(renewal).toMatchObject({ totalPence: 9_900 + 7_500, state: 'paid' });

  // March: upgrades at once
  await provider.advance('P10D');
  await provider.confirm((await initCheckout(brand, uid, 'premium')).body.url);
  await provider.settled();
  await eventually(async () => (await billing()).plan === 'premium');
  expect(await billing()).toMatchObject({ freeGranted: 6, freeLeft: 6 });

  // April: the card fails; three emails in seven days, then Basic
  const { customer: customerId, subscription } = await customer();
  await provider.useCard(customerId, subscription, 'pm_card_chargeCustomerFail');
  const seen: [boolean, number][] = [];
  const look = async () => seen.push([(await billing()).paying, (await mails()).length]);
  const { periodEndsAt } = await billing();
  await product.visitor().post('/sandbox/api/clock', { freeze: periodEndsAt });
  await provider.advance('PT2H');
  await eventually(async () => (await billing()).status === 'past-due');
  await provider.advance('PT1M');
  await eventually(async () => (await mails()).length === 1);
  await look();
  await provider.advance('P3D');
  await eventually(async () => (await mails()).length === 2);
  await look();
  await provider.advance('P3D');
  await eventually(async () => (await mails()).length === 3);
  await look();
  await provider.advance('P1D');
  await eventually(async () => (await billing()).plan === 'basic');
  await look();
  expect(seen).toEqual([
    [true, 1],
    [true, 2],
    [true, 3],
    [false, 3],
  ]);

  // another card fixes it
  await provider.useCard(customerId, subscription, 'pm_card_visa');
  const [open] = (await brand.get('/api/v1/billing/invoices')).body.items;
  await provider.stripe.invoices.pay(open.id);
  await provider.settled();
  await eventually(async () => (await billing()).plan === 'premium');
  expect(await billing()).toMatchObject({ paying: true, freeLeft: 6, graceEndsAt: null });

  // downgrades with the next period
  await provider.confirm((await initCheckout(brand, uid, 'professional')).body.url);
  await provider.settled();
  await eventually(async () => (await billing()).nextPlan === 'professional');
  await provider.advance('P31D');
  await eventually(async () => (await billing()).plan === 'professional');
  expect(await billing()).toMatchObject({ freeGranted: 3, freeLeft: 3, nextPlan: null });

  // cancels, and keeps the plan until the period ends
  await provider.stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
  await provider.settled();
  await eventually(async () => (await billing()).cancelsAt !== null);
  expect((await billing()).plan).toBe('professional');
  await provider.advance('P32D');
  await eventually(async () => (await billing()).status === 'ended');
  expect(await billing()).toMatchObject({
    plan: 'basic',
    paying: false,
    freeGranted: 0,
    freeLeft: 0,
    next: { source: 'checkout', pricePence: 9_900 },
  });
  const seenByStaff = (await (await product.newStaff()).get(`/api/v1/admin/brand-manager/${uid}`)).body;
  expect(seenByStaff).toMatchObject({ salesStage: 4, onboardingStage: 6, plan: 'basic' });

  // comes back
  await provider.advance('P60D');
  const { body } = await initCheckout(brand, uid, 'starter');
  expect(body.sessionId).toMatch(/^cs_/);
  await provider.pay(body.url, cards.good);
  await provider.settled();
  await eventually(async () => (await billing()).plan === 'starter');
  expect(await billing()).toMatchObject({ paying: true, freeLeft: 1 });

  const { body: calls } = await product.visitor().get('/sandbox/stripe/knobs/calls');
  expect(calls.refusedBySchema).toBe(0);
  console.log(
    `A year of one brand: ${calls.count} calls to the card provider, ${calls.refusedBySchema} refused by its schema`,
  );
});

import { TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { cards, initCheckout, Provider } from '../support/provider-pages.js';
import { RemoteVisitor } from '../support/remote-visitor.js';
import { People, type Person } from '../support/world.js';

jest.setTimeout(120_000);

let product: TestApp;
let provider: Provider;
let people: People;
let influencers: Person[];

beforeAll(async () => {
  product = await TestApp.listening();
  provider = await Provider.of(product);
  people = new People(product.app);
  influencers = await people.influencers(4);
});
afterAll(() => product?.stop());

const browserOf = ({ cookie }: Person) => new RemoteVisitor(product.config.publicUrl, cookie);

/** A brand with requests waiting for its answer. */
async function asked(name: string, count = 1) {
  const brand = await people.brand(name);
  const { offerId } = await people.offer(brand, count);
  const ids: string[] = [];
  for (const influencer of influencers.slice(0, count)) ids.push(await people.requested(influencer, offerId));
  const browser = browserOf(brand);
  return {
    brand,
    browser,
    ids,
    approve: (id: string, body: object = {}) => browser.post(`/api/v1/collabs/${id}/approve`, body),
    collab: async (id: string) => (await browser.get(`/api/v1/collabs/${id}`)).body,
    cost: async (id: string) => (await browser.get(`/api/v1/collabs/${id}/cost`)).body,
    billing: async () => (await browser.get('/api/v1/billing')).body,
    checkout: (id: string) => browser.post(`/api/v1/billing/collabs/${id}/checkout`),
  };
}

const approvals = (id: string) =>
  people.rows(`select actor_id from audit_log where aggregate_id = $1 and name = 'collab.approved'`, [id]);

describe('a brand on Basic', () => {
  it('R238: pays £99 first; then the approval completes automatically, once, whatever is repeated', async () => {
    const { ids, approve, collab, cost, checkout, billing, brand } = await asked('basic');
    const [id = ''] = ids;
    expect(await cost(id)).toMatchObject({ approval: { source: 'checkout', pricePence: 9_900 }, taken: null });
    expect(await approve(id)).toMatchObject({
      status: 402,
      body: { code: 'collabs/payment-needed', pricePence: 9_900 },
    });
    const page = await checkout(id);
    expect(page).toMatchObject({ status: 200, body: { sessionId: expect.stringMatching(/^cs_/) } });
    expect(await collab(id)).toMatchObject({ stage: 1, outcome: 'open', actions: ['approve', 'decline'] });

    await provider.turn({ duplicatePercent: 100, shuffle: true });
    const back = await provider.pay(page.body.url);
    expect(back.to).toMatch(new RegExp(`/app/collabs/${id}\\?payment=success$`));
    await provider.settled();
    await eventually(async () => (await collab(id)).stage === 3);
    await provider.turn({ duplicatePercent: 0, shuffle: false });

    expect(await approvals(id)).toEqual([{ actor_id: brand.userId }]);
    expect((await cost(id)).taken).toEqual({
      ...{ source: 'checkout', pricePence: 9_900, state: 'spent' },
      usableUntil: null,
    });
    expect(await billing()).toMatchObject({ keptLeft: 0, freeLeft: 0 });
  });

  it('finds the request as it was after a declined card and an abandoned page, and can pay there later', async () => {
    const { ids, approve, collab, checkout } = await asked('hesitant');
    const [id = ''] = ids;
    await approve(id);
    const before = await collab(id);
    const { url, sessionId } = (await checkout(id)).body;
    await provider.pay(url, cards.declined);
    await provider.settled();
    expect(await collab(id)).toEqual(before);
    expect((await approve(id)).status).toBe(402);
    expect((await checkout(id)).body.sessionId).toBe(sessionId); // never two pages for one Collab
    await provider.pay(url);
    await eventually(async () => (await collab(id)).stage === 3);
  });

  it('has its payment kept as a credit if the request has ended, and uses it for the next', async () => {
    const { ids, approve, collab, checkout, browser, billing, cost } = await asked('late', 2);
    const [first = '', second = ''] = ids;
    await approve(first);
    const { url } = (await checkout(first)).body;
    await provider.turn({ delayMs: 1_500 });
    await provider.pay(url);
    expect((await browser.post(`/api/v1/collabs/${first}/decline`)).status).toBe(200);
    await provider.turn({ delayMs: 0 });
    await provider.settled();
    await eventually(async () => (await billing()).keptLeft === 1);
    expect(await collab(first)).toMatchObject({ outcome: 'declined', stage: 1 });

    expect(await cost(second)).toMatchObject({ approval: { source: 'kept', pricePence: 0, keptLeft: 1 } });
    expect(await approve(second, { agreedPence: 0 })).toMatchObject({ status: 200, body: { stage: 3 } });
    expect((await billing()).keptLeft).toBe(0);
  });
});

it('R253, R255: a subscriber uses the free one, then pays an extra with the next invoice; what is cancelled comes back', async () => {
  const { brand, browser, ids, approve, cost, billing } = await asked('starter', 3);
  const [first = '', second = '', third = ''] = ids;
  const visitor = product.visitor();
  visitor.take(brand.cookie);
  await provider.pay((await initCheckout(visitor, brand.profile.uid, 'starter')).body.url);
  await provider.settled();
  await eventually(async () => (await billing()).freeLeft === 1);

  expect(await approve(first, { agreedPence: 0 })).toMatchObject({ status: 200, body: { stage: 3 } });
  expect(await approve(second, { agreedPence: 0 })).toMatchObject({
    status: 409,
    body: { code: 'collabs/costs-more', pricePence: 7_500 },
  });
  await provider.turn({ loseAnswer: [{ operation: 'POST /v1/invoiceitems', times: 1 }] });
  expect(await approve(second, { agreedPence: 7_500 })).toMatchObject({ status: 200, body: { stage: 3 } });
  expect(await cost(second)).toMatchObject({ approval: null, taken: { source: 'invoice', pricePence: 7_500 } });

  const [row] = await people.rows<{ customer: string }>(
    'select customer_id as customer from billing_customers where brand_id = $1',
    [brand.profile.uid],
  );
  const items = async () => (await provider.stripe.invoiceItems.list({ customer: row!.customer, pending: true })).data;
  await eventually(async () => (await items()).length > 0);
  await eventually(async () => (await people.rows('select from graphile_worker.jobs')).length === 0);
  expect((await items()).map(({ amount }) => amount)).toEqual([7_500]);

  for (const id of [first, second]) await browser.post(`/api/v1/collabs/${id}/cancel`);
  expect(await billing()).toMatchObject({ freeLeft: 1, keptLeft: 1 });
  expect((await items()).map(({ amount }) => amount)).toEqual([7_500]); // it is paid for, and kept
  expect(await cost(third)).toMatchObject({ approval: { source: 'free', freeLeft: 1, keptLeft: 1 } });
});

it('what a Collab costs is for its brand and staff alone', async () => {
  const { ids } = await asked('private');
  const address = `/api/v1/collabs/${ids[0]}/cost`;
  const stranger = browserOf(await people.brand('stranger'));
  const staff = await product.newStaff('read-only');
  expect((await stranger.get(address)).status).toBe(404);
  expect((await browserOf(influencers[0]!).get(address)).status).toBe(403);
  expect(await staff.get(address)).toMatchObject({ status: 200, body: { taken: null } });
});

it('when a brand is deleted its open Collabs end, credits go back, and nobody can ask it again', async () => {
  const { brand, ids } = await asked('gone');
  const [id = ''] = ids;
  await people.giveCredits(brand, 1);
  await browserOf(brand).post(`/api/v1/collabs/${id}/approve`);
  const { offerId } = await people.offer(brand);
  const staff = await product.newStaff('super-user');
  const deleted = await staff.post(`/api/v1/admin/brand-manager/${brand.profile.uid}/delete`, { name: 'Brand gone' });
  expect(deleted.status).toBe(200);

  expect(await browserOf(influencers[1]!).post(`/api/v1/offers/${offerId}/requests`)).toMatchObject({
    status: 409,
    body: { code: 'collabs/side-gone' },
  });
  await eventually(
    async () => (await people.rows(`select from collabs where id = $1 and outcome = 'cancelled'`, [id])).length === 1,
  );
  expect(await people.rows('select kept_left from credit_accounts where brand_id = $1', [brand.profile.uid])).toEqual([
    { kept_left: 1 },
  ]);
});

import Stripe from 'stripe';
import { eventually } from '../../test/support/eventually.js';
import { StripeStandIn } from '../../test/support/stripe.js';

describe('the card provider’s webhooks', () => {
  let standIn: StripeStandIn;
  let stripe: Stripe;
  beforeAll(async () => {
    standIn = await StripeStandIn.start();
    ({ stripe } = standIn);
  });
  beforeEach(async () => {
    await fetch(`${standIn.url}/knobs`, { method: 'DELETE' });
    standIn.ear.heard.splice(0);
  });
  afterAll(() => standIn.stop());

  const customers = async (count: number) => {
    for (let at = 0; at < count; at++) await stripe.customers.create({ name: String(at) });
    await standIn.told();
  };
  const names = () => standIn.ear.heard.map(({ event }) => (event.data.object as Stripe.Customer).name);

  it('come in order, once, and can be read again', async () => {
    await customers(5);
    expect(names()).toEqual(['0', '1', '2', '3', '4']);
    const { event } = standIn.ear.heard[0]!;
    expect(await stripe.events.retrieve(event.id)).toMatchObject({ type: 'customer.created', pending_webhooks: 0 });
    expect((await stripe.events.list({ types: ['customer.created'], limit: 5 })).data.at(-1)?.id).toBe(event.id);
  });

  it('say what has changed', async () => {
    const { id } = await stripe.customers.create({ name: 'old' });
    await stripe.customers.update(id, { name: 'new' });
    await standIn.told();
    expect(standIn.ear.heard.at(-1)?.event).toMatchObject({
      type: 'customer.updated',
      data: { object: { name: 'new' }, previous_attributes: { name: 'old' } },
    });
  });

  it('are tried again when they were not taken', async () => {
    standIn.ear.refusals = 1;
    await customers(1);
    expect(names()).toEqual([]);
    await eventually(async () => names().length === 1);
  });

  it('get lost, come twice, come in any order and come late, as the knobs say', async () => {
    await standIn.knobs({ dropPercent: 100 });
    await customers(3);
    expect(names()).toEqual([]);

    await standIn.knobs({ dropPercent: 0, duplicatePercent: 100 });
    await customers(2);
    expect(names()).toEqual(['0', '0', '1', '1']);

    await standIn.knobs({ duplicatePercent: 0, delayMs: 600_000 });
    await customers(2);
    expect(names()).toHaveLength(4);
    const delivered = await (await fetch(`${standIn.url}/knobs/deliveries`)).json();
    expect(delivered).toMatchObject({ waiting: 2, dropped: 3 });
  });

  it('go to other endpoints as well, each with a secret of its own', async () => {
    const url = standIn.url.replace('/sandbox/stripe', '/api/v1/webhooks/stripe');
    const endpoint = await stripe.webhookEndpoints.create({ url, enabled_events: ['product.created'] });
    await stripe.products.create({ name: 'Heard twice' });
    await customers(1);
    const products = standIn.ear.heard.filter(({ event }) => event.type === 'product.created');
    expect(products).toHaveLength(2);
    const genuine = (secret: string) =>
      products.filter(({ raw, signature }) => {
        try {
          return stripe.webhooks.constructEvent(raw, signature, secret);
        } catch {
          return false;
        }
      }).length;
    expect([genuine(endpoint.secret!), genuine('whsec_sandbox')]).toEqual([1, 1]);
    await stripe.webhookEndpoints.del(endpoint.id);
  });

  it('tell of disputes that a knob provokes, and of their end', async () => {
    const customer = await stripe.customers.create({ payment_method: 'pm_card_visa' });
    const [method] = (await stripe.customers.listPaymentMethods(customer.id)).data;
    await stripe.invoiceItems.create({ customer: customer.id, amount: 9_900, currency: 'gbp' });
    const draft = await stripe.invoices.create({ customer: customer.id, pending_invoice_items_behavior: 'include' });
    await stripe.invoices.pay(draft.id, { payment_method: method!.id });
    const [charge] = (await stripe.charges.list({ customer: customer.id })).data;
    const knob = (body: object) =>
      fetch(`${standIn.url}/knobs/disputes`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const { id } = (await (await knob({ charge: charge!.id })).json()) as Stripe.Dispute;
    expect(await stripe.charges.retrieve(charge!.id)).toMatchObject({ disputed: true });
    await knob({ dispute: id, outcome: 'won' });
    expect((await stripe.disputes.list({ charge: charge!.id })).data).toMatchObject([{ status: 'won', amount: 9_900 }]);
    await standIn.told();
    expect(standIn.ear.types()).toEqual(expect.arrayContaining(['charge.dispute.created', 'charge.dispute.closed']));
    expect((await knob({})).status).toBe(400);
  });
});

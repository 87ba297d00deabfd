import Stripe from 'stripe';
import { StripeStandIn } from '../../test/support/stripe.js';

const secondsOf = (moment: string) => Date.parse(moment) / 1_000;
const anHour = 3_600_000;

describe('a subscription with the card provider', () => {
  let standIn: StripeStandIn;
  let stripe: Stripe;
  let prices: Record<'starter' | 'professional', Stripe.Price>;
  const priceOf = async (name: string, unit_amount: number) => {
    const product = await stripe.products.create({ name });
    const monthly = { currency: 'gbp', recurring: { interval: 'month' as const }, lookup_key: name };
    return stripe.prices.create({ ...monthly, unit_amount, product: product.id });
  };
  beforeAll(async () => {
    standIn = await StripeStandIn.start();
    ({ stripe } = standIn);
    prices = { starter: await priceOf('Starter', 9_900), professional: await priceOf('Professional', 24_900) };
  });
  afterAll(() => standIn.stop());
  afterEach(async () => {
    for await (const { id } of stripe.subscriptions.list({ limit: 100 })) await stripe.subscriptions.cancel(id);
    await standIn.told();
    standIn.ear.heard.splice(0);
    await fetch(`${standIn.url}/knobs`, { method: 'DELETE' });
  });

  /** Starts at this time; every test has its own customer. */
  const begin = async (moment: string, price = prices.starter, card = 'pm_card_visa') => {
    await standIn.moveTo(moment);
    const customer = await stripe.customers.create({ email: `${moment}@example.test`, name: 'Casa Olmo' });
    const method = await stripe.paymentMethods.attach(card, { customer: customer.id });
    await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: method.id } });
    return stripe.subscriptions.create({ customer: customer.id, items: [{ price: price.id }] });
  };
  const invoicesOf = async (subscription: Stripe.Subscription) =>
    (await stripe.invoices.list({ subscription: subscription.id })).data.reverse();
  const endOf = ({ items }: Stripe.Subscription) => items.data[0]!.current_period_end;
  const advance = (ms: number) => standIn.moveTo(new Date(standIn.now().getTime() + ms));
  const toNextPeriod = async ({ id }: Stripe.Subscription) =>
    standIn.moveTo(new Date(endOf(await stripe.subscriptions.retrieve(id)) * 1_000 + anHour));

  it('renews at the month’s end, and comes back to its day after a shorter month', async () => {
    const subscription = await begin('2027-01-31T10:00:00Z');
    expect(subscription).toMatchObject({ status: 'active', latest_invoice: expect.any(String) });
    const ends = [endOf(subscription)];
    for (let month = 0; month < 3; month++) {
      await toNextPeriod(subscription);
      ends.push(endOf(await stripe.subscriptions.retrieve(subscription.id)));
    }
    expect(ends).toEqual(
      ['2027-02-28T10:00:00Z', '2027-03-31T10:00:00Z', '2027-04-30T10:00:00Z', '2027-05-31T10:00:00Z'].map(secondsOf),
    );
    expect(
      (await invoicesOf(subscription)).map(({ billing_reason, status, amount_paid }) => [
        billing_reason,
        status,
        amount_paid,
      ]),
    ).toEqual([
      ['subscription_create', 'paid', 9_900],
      ['subscription_cycle', 'paid', 9_900],
      ['subscription_cycle', 'paid', 9_900],
      ['subscription_cycle', 'paid', 9_900],
    ]);
  });

  it('does what became due in a leap of the clock in its order, each at its own time', async () => {
    const subscription = await begin('2027-06-01T10:00:00Z');
    await standIn.told();
    standIn.ear.heard.splice(0);
    await standIn.moveTo('2027-09-15T00:00:00Z');
    const mine = standIn.ear.heard.flatMap(({ event }) => {
      const object = event.data.object as { parent?: { subscription_details?: { subscription: string } } };
      return object.parent?.subscription_details?.subscription === subscription.id ? [event] : [];
    });
    const paid = mine.filter(({ type }) => type === 'invoice.paid').map(({ created }) => created);
    expect(paid).toEqual(['2027-07-01T11:00:00Z', '2027-08-01T11:00:00Z', '2027-09-01T11:00:00Z'].map(secondsOf));
    const upcoming = mine.filter(({ type }) => type === 'invoice.upcoming').map(({ created }) => created);
    expect(upcoming[0]).toBe(secondsOf('2027-06-24T10:00:00Z'));
  });

  it('charges half a month of the difference for an upgrade in the middle, and gives back half of the old', async () => {
    const subscription = await begin('2028-04-01T00:00:00Z');
    await standIn.moveTo('2028-04-16T00:00:00Z');
    const items = [{ id: subscription.items.data[0]!.id, price: prices.professional.id }];
    const asked = {
      subscription: subscription.id,
      subscription_details: { items, proration_behavior: 'always_invoice' as const },
    };
    const shown = await stripe.invoices.createPreview(asked);
    await stripe.subscriptions.update(subscription.id, { items, proration_behavior: 'always_invoice' });

    const invoice = (await invoicesOf(subscription)).at(-1)!;
    expect(invoice.lines.data.map(({ amount, description }) => [amount, description])).toEqual([
      [-4_950, 'Unused time on Starter after 16 Apr 2028'],
      [12_450, 'Remaining time on Professional after 16 Apr 2028'],
    ]);
    expect(invoice).toMatchObject({ billing_reason: 'subscription_update', status: 'paid', amount_paid: 7_500 });
    expect(shown.amount_due).toBe(7_500);
    expect(endOf(await stripe.subscriptions.retrieve(subscription.id))).toBe(endOf(subscription));
  });

  it('keeps prorations and extras for the next invoice when nothing else is asked', async () => {
    const subscription = await begin('2029-04-01T00:00:00Z');
    await standIn.moveTo('2029-04-16T00:00:00Z');
    const items = [{ id: subscription.items.data[0]!.id, price: prices.professional.id }];
    await stripe.subscriptions.update(subscription.id, { items });
    const customer = subscription.customer as string;
    const extra = {
      customer,
      subscription: subscription.id,
      amount: 5_000,
      currency: 'gbp',
      description: 'Extra Collab',
    };
    await stripe.invoiceItems.create(extra);
    expect((await stripe.invoiceItems.list({ customer, pending: true })).data).toHaveLength(3);
    await toNextPeriod(subscription);
    const invoice = (await invoicesOf(subscription)).at(-1)!;
    expect(invoice.lines.data.map(({ amount }) => amount)).toEqual([-4_950, 12_450, 5_000, 24_900]);
    expect((await stripe.invoiceItems.list({ customer, pending: true })).data).toEqual([]);
  });

  it('is tried three times in seven days when the card fails, and recovers with another', async () => {
    const subscription = await begin('2030-01-01T00:00:00Z');
    const customer = subscription.customer as string;
    const failing = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
    await stripe.customers.update(customer, { invoice_settings: { default_payment_method: failing.id } });
    standIn.ear.heard.splice(0);
    await toNextPeriod(subscription);
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('past_due');
    const attempts = () =>
      standIn.ear.heard
        .filter(({ event }) => event.type === 'invoice.payment_failed')
        .map(({ event }) => event.created);
    await advance(8 * 24 * anHour);
    expect(attempts().map((at) => new Date(at * 1_000).toISOString().slice(0, 13))).toEqual([
      '2030-02-01T01',
      '2030-02-04T01',
      '2030-02-08T01',
    ]);
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('unpaid');

    const invoice = (await invoicesOf(subscription)).at(-1)!;
    expect(invoice).toMatchObject({ status: 'open', next_payment_attempt: null, attempt_count: 3 });
    await standIn.payAt(invoice.hosted_invoice_url!);
    expect((await stripe.invoices.retrieve(invoice.id)).status).toBe('paid');
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
  });

  it('can end automatically when the last attempt has failed', async () => {
    await standIn.knobs({ afterDunning: 'canceled' });
    const subscription = await begin('2031-01-01T00:00:00Z');
    const customer = subscription.customer as string;
    const failing = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
    await stripe.customers.update(customer, { invoice_settings: { default_payment_method: failing.id } });
    await toNextPeriod(subscription);
    await advance(8 * 24 * anHour);
    const ended = await stripe.subscriptions.retrieve(subscription.id);
    expect(ended).toMatchObject({ status: 'canceled', cancellation_details: { reason: 'payment_failed' } });
  });

  it('fails when the card has expired since', async () => {
    const subscription = await begin('2032-05-10T00:00:00Z');
    const [method] = (await stripe.customers.listPaymentMethods(subscription.customer as string)).data;
    await stripe.paymentMethods.update(method!.id, { card: { exp_month: 5, exp_year: 2032 } });
    await toNextPeriod(subscription);
    const { data } = await stripe.charges.list({ customer: subscription.customer as string });
    expect(data[0]).toMatchObject({ status: 'failed', failure_code: 'expired_card' });
  });

  it('ends with its period when told so, can be kept, or ends at once', async () => {
    const subscription = await begin('2033-01-01T00:00:00Z');
    const { id } = subscription;
    expect(await stripe.subscriptions.update(id, { cancel_at_period_end: true })).toMatchObject({
      cancel_at: endOf(subscription),
      status: 'active',
    });
    expect(await stripe.subscriptions.update(id, { cancel_at_period_end: false })).toMatchObject({ cancel_at: null });
    await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await toNextPeriod(subscription);
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
      status: 'canceled',
      ended_at: endOf(subscription),
    });
    expect(standIn.ear.types()).toContain('customer.subscription.deleted');
    await expect(stripe.subscriptions.update(id, { description: 'x' })).rejects.toMatchObject({ statusCode: 404 });

    const other = await begin('2033-03-01T00:00:00Z');
    expect(await stripe.subscriptions.cancel(other.id)).toMatchObject({ status: 'canceled' });
    expect((await stripe.subscriptions.list({ customer: other.customer as string })).data).toEqual([]);
  });

  it('becomes smaller at the period’s end by a schedule, without proration', async () => {
    const subscription = await begin('2034-01-15T00:00:00Z', prices.professional);
    const schedule = await stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
    const [now] = schedule.phases;
    await stripe.subscriptionSchedules.update(schedule.id, {
      end_behavior: 'release',
      phases: [
        {
          items: [{ price: prices.professional.id, quantity: 1 }],
          start_date: now!.start_date,
          end_date: now!.end_date,
        },
        { items: [{ price: prices.starter.id, quantity: 1 }], duration: { interval: 'month' } },
      ],
    });
    await advance(24 * anHour);
    expect((await stripe.subscriptions.retrieve(subscription.id)).items.data[0]!.price.id).toBe(prices.professional.id);
    await toNextPeriod(subscription);
    expect((await stripe.subscriptions.retrieve(subscription.id)).items.data[0]!.price.id).toBe(prices.starter.id);
    expect((await invoicesOf(subscription)).at(-1)).toMatchObject({
      amount_paid: 9_900,
      lines: { data: [{ amount: 9_900 }] },
    });
    await toNextPeriod(subscription);
    expect(await stripe.subscriptionSchedules.retrieve(schedule.id)).toMatchObject({ status: 'released' });
    expect((await stripe.subscriptions.retrieve(subscription.id)).schedule).toBeNull();
  });
});

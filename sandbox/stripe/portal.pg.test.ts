import Stripe from 'stripe';
import { StripeStandIn } from '../../test/support/stripe.js';

describe('the card provider’s customer portal', () => {
  let standIn: StripeStandIn;
  let stripe: Stripe;
  const prices: Record<string, Stripe.Price> = {};
  beforeAll(async () => {
    standIn = await StripeStandIn.start();
    ({ stripe } = standIn);
    for (const [name, unit_amount] of [
      ['Starter', 9_900],
      ['Professional', 24_900],
    ] as const) {
      const product = await stripe.products.create({ name });
      const monthly = { currency: 'gbp', recurring: { interval: 'month' as const } };
      prices[name] = await stripe.prices.create({ ...monthly, unit_amount, product: product.id });
    }
  });
  afterAll(() => standIn.stop());

  const subscribed = async (plan: string, email = `${plan}@example.test`) => {
    const customer = await stripe.customers.create({ email, name: 'Casa Olmo' });
    const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
    await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: method.id } });
    return stripe.subscriptions.create({ customer: customer.id, items: [{ price: prices[plan]!.id }] });
  };
  const open = (subscription: Stripe.Subscription, more: Partial<Stripe.BillingPortal.SessionCreateParams> = {}) =>
    stripe.billingPortal.sessions.create({
      customer: subscription.customer as string,
      return_url: 'http://tastemaker.test/app',
      ...more,
    });
  const read = async (url: string) => (await fetch(standIn.here(url))).text();
  const post = (url: string, form: Record<string, string> = {}) =>
    fetch(standIn.here(url), { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) });
  const confirming = (subscription: Stripe.Subscription, price: string) => ({
    flow_data: {
      type: 'subscription_update_confirm' as const,
      subscription_update_confirm: {
        subscription: subscription.id,
        items: [{ id: subscription.items.data[0]!.id, price, quantity: 1 }],
      },
      after_completion: { type: 'redirect' as const, redirect: { return_url: 'http://tastemaker.test/done' } },
    },
  });

  it('R193: takes the email from the address, and mails a link to customers only', async () => {
    await subscribed('Starter', 'zoë+bar@example.test');
    const login = 'http://tastemaker.test/sandbox/stripe/p/login/tastemaker';
    expect(await read(`${login}?prefilled_email=${encodeURIComponent('zoë+bar@example.test')}`)).toContain(
      'value="zoë+bar@example.test"',
    );
    const [known, unknown] = [
      await post(login, { email: 'zoë+bar@example.test' }),
      await post(login, { email: 'x@y.test' }),
    ];
    expect(
      (await known.text())
        .replaceAll('zoë+bar@example.test', 'x@y.test')
        .replace(encodeURIComponent('zoë+bar@example.test'), encodeURIComponent('x@y.test')),
    ).toBe(await unknown.text());
    const { rows } = await standIn.pool.query('select recipient, text from sandbox.mails');
    expect(rows.map(({ recipient }) => recipient)).toEqual(['zoë+bar@example.test']);
    const page = await read(/http\S+/.exec(rows[0].text)![0]);
    for (const words of ['Starter', '£99.00 per month', 'Visa ending in 4242', 'Invoice history'])
      expect(page).toContain(words);
  });

  it('R232: shows what an upgrade costs, makes it when confirmed, and leads back', async () => {
    const subscription = await subscribed('Starter');
    const { url } = await open(subscription, confirming(subscription, prices.Professional!.id));
    const page = await read(url);
    for (const words of ['Confirm your updates', 'Professional, £249.00 per month', '£150.00'])
      expect(page).toContain(words);
    expect((await stripe.subscriptions.retrieve(subscription.id)).items.data[0]!.price.id).toBe(prices.Starter!.id);

    const answer = await post(`${url}/confirm`, { price: prices.Professional!.id });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, 'http://tastemaker.test/done']);
    const changed = await stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] });
    expect(changed.items.data[0]!.price.id).toBe(prices.Professional!.id);
    expect(changed.latest_invoice).toMatchObject({ status: 'paid', amount_paid: 15_000 });
  });

  it('R232: changes nothing when the upgrade cannot be paid', async () => {
    const subscription = await subscribed('Starter');
    const customer = subscription.customer as string;
    const { id } = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
    await stripe.customers.update(customer, { invoice_settings: { default_payment_method: id } });
    const { url } = await open(subscription, confirming(subscription, prices.Professional!.id));
    const answer = await post(`${url}/confirm`, { price: prices.Professional!.id });
    expect([answer.status, await answer.text()]).toEqual([
      402,
      expect.stringContaining('Your card was declined. Nothing has been changed.'),
    ]);
    expect((await stripe.subscriptions.retrieve(subscription.id)).items.data[0]!.price.id).toBe(prices.Starter!.id);
  });

  it('R232: lets a smaller plan begin with the next period', async () => {
    const subscription = await subscribed('Professional');
    const { url } = await open(subscription, confirming(subscription, prices.Starter!.id));
    expect(await read(url)).toContain('The new plan begins on');
    await post(`${url}/confirm`, { price: prices.Starter!.id });
    const changed = await stripe.subscriptions.retrieve(subscription.id, { expand: ['schedule'] });
    expect(changed.items.data[0]!.price.id).toBe(prices.Professional!.id);
    expect((changed.schedule as Stripe.SubscriptionSchedule).phases).toHaveLength(2);
    expect(await read(`${(await open(subscription)).url}`)).toContain('Starter (£99.00 per month) begins on');
  });

  it('R232: ends the plan with its period, and takes that back', async () => {
    const subscription = await subscribed('Starter');
    const { url } = await open(subscription);
    await post(`${url}/cancel`);
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ cancel_at_period_end: true });
    expect(await read(url)).toContain('Don’t cancel plan');
    await post(`${url}/resume`);
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ cancel_at_period_end: false });
  });

  it('takes another card, which pays from then on', async () => {
    const subscription = await subscribed('Starter');
    const { url } = await open(subscription);
    expect((await post(`${url}/card`, { number: '1', expiry: '', cvc: '', name: '' })).status).toBe(400);
    await post(`${url}/card`, { number: '5555 5555 5555 4444', expiry: '11/35', cvc: '123', name: 'Ann' });
    expect(await read(`${url}?done=card`)).toContain('mastercard ending in 4444, expires 11/2035');
  });

  it('refuses what is another customer’s, and a link that has ended', async () => {
    const [mine, other] = [await subscribed('Starter'), await subscribed('Starter', 'other@example.test')];
    await expect(open(mine, confirming(other, prices.Professional!.id))).rejects.toMatchObject({ statusCode: 400 });
    const { url } = await open(mine);
    await standIn.moveTo(new Date(standIn.now().getTime() + 2 * 3_600_000));
    expect((await fetch(standIn.here(url))).status).toBe(400);
  });
});

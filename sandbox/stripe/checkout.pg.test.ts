import Stripe from 'stripe';
import { StripeStandIn } from '../../test/support/stripe.js';

describe('the card provider’s checkout', () => {
  let standIn: StripeStandIn;
  let stripe: Stripe;
  let price: Stripe.Price;
  beforeAll(async () => {
    standIn = await StripeStandIn.start();
    ({ stripe } = standIn);
    const product = await stripe.products.create({ name: 'Starter' });
    const monthly = { currency: 'gbp', unit_amount: 9_900, recurring: { interval: 'month' as const } };
    price = await stripe.prices.create({ ...monthly, product: product.id, lookup_key: 'tastemaker_starter_monthly' });
  });
  beforeEach(() => standIn.ear.heard.splice(0));
  afterAll(() => standIn.stop());

  const session = async (more: Partial<Stripe.Checkout.SessionCreateParams> = {}) => {
    const customer = await stripe.customers.create({ email: 'brand@example.test', name: 'Casa Olmo' });
    return stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: customer.id,
      line_items: [{ price: price.id, quantity: 1 }],
      success_url: 'http://tastemaker.test/ok?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://tastemaker.test/back',
      client_reference_id: 'brand-1',
      metadata: { brand: 'brand-1' },
      subscription_data: { metadata: { brand: 'brand-1' } },
      ...more,
    });
  };
  const subscriptionsOf = async ({ customer }: Stripe.Checkout.Session) =>
    (await stripe.subscriptions.list({ customer: customer as string, status: 'all' })).data;

  it('R9: subscribes with a good card, and leads back', async () => {
    const open = await session();
    expect(open.url).toContain(open.id);
    const answer = await standIn.payAt(open.url!);
    const back = `http://tastemaker.test/ok?session_id=${open.id}`;
    expect([answer.status, answer.headers.get('location')]).toEqual([303, back]);

    const expand = ['subscription', 'invoice', 'line_items'];
    const paid = await stripe.checkout.sessions.retrieve(open.id, { expand });
    const ours = { client_reference_id: 'brand-1', metadata: { brand: 'brand-1' } };
    expect(paid).toMatchObject({ status: 'complete', payment_status: 'paid', url: null, ...ours });
    expect(paid.subscription).toMatchObject({ status: 'active', metadata: { brand: 'brand-1' } });
    expect(paid.invoice).toMatchObject({ status: 'paid', amount_paid: 9_900, billing_reason: 'subscription_create' });
    expect(paid.line_items?.data).toMatchObject([{ amount_total: 9_900, description: 'Starter' }]);
  });

  it('tells it by events that the SDK takes for genuine', async () => {
    await standIn.payAt((await session()).url!);
    await standIn.told();
    for (const { raw, signature } of standIn.ear.heard)
      expect(stripe.webhooks.constructEvent(raw, signature, 'whsec_sandbox').livemode).toBe(false);
    expect(standIn.ear.types()).toEqual(
      expect.arrayContaining(['customer.subscription.created', 'invoice.paid', 'checkout.session.completed']),
    );
    const [{ raw, signature }] = standIn.ear.heard as [(typeof standIn.ear.heard)[0]];
    const other = Buffer.from(raw.toString().replace('"livemode": false', '"livemode": true'));
    expect(() => stripe.webhooks.constructEvent(other, signature, 'whsec_sandbox')).toThrow(/signature/i);
  });

  it.each([
    ['4000 0000 0000 0002', 'Your card was declined.'],
    ['4000 0000 0000 9995', 'Your card has insufficient funds.'],
  ])('declines %s, leaves no subscription behind and can be tried again', async (number, words) => {
    const open = await session();
    const answer = await standIn.payAt(open.url!, { number });
    expect(answer.status).toBe(402);
    expect(await answer.text()).toContain(words);
    expect(await subscriptionsOf(open)).toEqual([]);

    expect((await standIn.payAt(open.url!)).status).toBe(303);
    expect(await subscriptionsOf(open)).toMatchObject([{ status: 'active' }]);
  });

  it('asks at the bank where the card does, and charges only when it is confirmed', async () => {
    const open = await session();
    const number = '4000002500003155';
    expect(await (await standIn.payAt(open.url!, { number })).text()).toContain('Complete authentication');
    expect(await subscriptionsOf(open)).toEqual([]);
    expect((await standIn.payAt(open.url!, { number, bank: 'refused' })).status).toBe(402);
    expect((await standIn.payAt(open.url!, { number, bank: 'confirmed' })).status).toBe(303);
    expect(await subscriptionsOf(open)).toMatchObject([{ status: 'active' }]);
  });

  it('says which field is wrong, and takes no real card', async () => {
    const open = await session();
    const wrong = await standIn.payAt(open.url!, { number: '1234', expiry: '01/20', cvc: 'x' });
    expect(wrong.status).toBe(400);
    const text = await wrong.text();
    for (const words of ['number is not valid', 'has expired', 'security code']) expect(text).toContain(words);
    const real = await standIn.payAt(open.url!, { number: '4539578763621486' });
    expect(await real.text()).toContain('use one of the test cards');
  });

  it('is a page with labelled fields, the button Pay, a way back and no script', async () => {
    const open = await session();
    const answer = await fetch(standIn.here(open.url!));
    const text = await answer.text();
    for (const label of ['Card number', 'Expiry', 'CVC']) expect(text).toContain(`>${label}</label>`);
    expect(text).toContain('>Pay</button>');
    expect(text).toContain('href="http://tastemaker.test/back"');
    expect(text).not.toContain('<script');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('is paid once, however often Pay is pressed', async () => {
    const open = await session();
    const answers = await Promise.all([1, 2, 3].map(() => standIn.payAt(open.url!)));
    answers.push(await standIn.payAt(open.url!));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
    expect(await subscriptionsOf(open)).toHaveLength(1);
  });

  it('takes a single payment, with the card kept by nobody', async () => {
    const open = await session({
      mode: 'payment',
      line_items: [
        { price_data: { currency: 'gbp', unit_amount: 9_900, product_data: { name: 'One Collab' } }, quantity: 1 },
      ],
      subscription_data: undefined,
      payment_intent_data: { metadata: { collab: 'c1' } },
    });
    await standIn.payAt(open.url!);
    const paid = await stripe.checkout.sessions.retrieve(open.id, { expand: ['payment_intent.latest_charge'] });
    expect(paid).toMatchObject({ payment_status: 'paid', subscription: null });
    expect(paid.payment_intent).toMatchObject({ status: 'succeeded', amount: 9_900, metadata: { collab: 'c1' } });
  });

  it('expires after its time, or when told to, and then cannot be paid', async () => {
    const soon = Math.floor(standIn.now().getTime() / 1_000) + 3_600;
    const [timed, told] = [await session({ expires_at: soon }), await session()];
    await stripe.checkout.sessions.expire(told.id);
    await standIn.moveTo(new Date((soon + 1) * 1_000));
    for (const { id, url } of [timed, told]) {
      expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'expired', url: null });
      expect(await (await standIn.payAt(url!)).text()).toContain('This checkout has expired');
    }
    expect(standIn.ear.types().filter((type) => type === 'checkout.session.expired')).toHaveLength(2);
    await expect(stripe.checkout.sessions.expire(told.id)).rejects.toMatchObject({ statusCode: 400 });
  });
});

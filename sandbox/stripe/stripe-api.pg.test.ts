import Stripe from 'stripe';
import { textOfPdf } from '../../test/support/pdf-text.js';
import { stripeAt, StripeStandIn } from '../../test/support/stripe.js';

describe('the card provider’s API', () => {
  let standIn: StripeStandIn;
  let stripe: Stripe;
  beforeAll(async () => {
    standIn = await StripeStandIn.start();
    ({ stripe } = standIn);
  });
  beforeEach(async () => {
    await fetch(`${standIn.url}/knobs`, { method: 'DELETE' });
  });
  afterAll(() => standIn.stop());

  describe('a key', () => {
    it('does the same work once, and gets the same answer', async () => {
      const params = { email: 'same@example.test', metadata: { brand: 'b' } };
      const first = await stripe.customers.create(params, { idempotencyKey: 'key-1' });
      const again = await stripe.customers.create(params, { idempotencyKey: 'key-1' });
      expect(again.id).toBe(first.id);
      expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
      expect((await stripe.customers.list({ email: 'same@example.test' })).data).toHaveLength(1);
    });

    it('with other parameters is refused', async () => {
      await stripe.customers.create({ name: 'One' }, { idempotencyKey: 'key-2' });
      await expect(stripe.customers.create({ name: 'Two' }, { idempotencyKey: 'key-2' })).rejects.toMatchObject({
        type: 'StripeIdempotencyError',
        statusCode: 400,
      });
    });

    it('in twenty requests at once does the work once; the others get the answer or have to wait', async () => {
      const all = await Promise.allSettled(
        Array.from({ length: 20 }, () =>
          stripe.customers.create({ email: 'race@example.test' }, { idempotencyKey: 'key-3' }),
        ),
      );
      const failed = all.flatMap((each) => (each.status === 'rejected' ? [each.reason.statusCode] : []));
      expect(failed.every((status) => status === 409)).toBe(true);
      expect((await stripe.customers.list({ email: 'race@example.test' })).data).toHaveLength(1);
    });

    it('is not spent by a request that could not be read', async () => {
      const wrong = { nmae: 'x' } as Stripe.CustomerCreateParams;
      await expect(stripe.customers.create(wrong, { idempotencyKey: 'key-4' })).rejects.toThrow();
      expect((await stripe.customers.create({ name: 'x' }, { idempotencyKey: 'key-4' })).name).toBe('x');
    });
  });

  describe('parameters', () => {
    const refused = async (work: Promise<unknown>, more: object) =>
      expect(work).rejects.toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400, ...more });

    it('that the SDK does not know are refused, however deep', async () => {
      const known = { code: 'parameter_unknown' };
      await refused(stripe.customers.create({ wrong: 1 } as object), { ...known, param: 'wrong' });
      const deep = { lines: 1, items: [{ price: 'p', wrong: 'x' }] } as unknown as Stripe.SubscriptionCreateParams;
      await refused(stripe.subscriptions.create(deep), { ...known, param: 'lines' });
      const deeper = { items: [{ price: 'p', wrong: 'x' }] } as object;
      await refused(stripe.subscriptions.create(deeper), { ...known, param: 'items[0][wrong]' });
    });

    it('that are missing or of another kind are named', async () => {
      await refused(stripe.products.create({} as Stripe.ProductCreateParams), {
        code: 'parameter_missing',
        param: 'name',
      });
      const many = { limit: 'many' } as unknown as Stripe.CustomerListParams;
      await refused(stripe.customers.list(many), { code: 'parameter_invalid_integer', param: 'limit' });
      const mode = { mode: 'gift' } as Stripe.Checkout.SessionCreateParams;
      await refused(stripe.checkout.sessions.create(mode), { param: 'mode' });
      await refused(stripe.subscriptions.list({ customer: '' }), { code: 'parameter_invalid_empty' });
    });

    it('are counted with their verdict', async () => {
      await stripe.customers.create({ name: 'counted' });
      await stripe.customers.create({ wrong: 1 } as object).catch(() => undefined);
      const calls = await (await fetch(`${standIn.url}/knobs/calls`)).json();
      expect(calls).toMatchObject({
        count: 2,
        refusedBySchema: 1,
        latest: [{ status: 400 }, { operation: 'POST /v1/customers' }],
      });
    });
  });

  it('says what is not there, and who may not ask', async () => {
    await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      param: 'id',
    });
    await expect(stripe.invoiceItems.create({ customer: 'cus_none', amount: 1 })).rejects.toMatchObject({
      statusCode: 400,
      param: 'customer',
    });
    await expect(stripe.coupons.list()).rejects.toMatchObject({ statusCode: 404 });
    const stranger = stripeAt(standIn.url);
    await expect(stranger.customers.list({}, { apiKey: 'sk_test_other' })).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
    });
  });

  it('turns pages, newest first', async () => {
    for (let at = 0; at < 7; at++) await stripe.customers.create({ email: 'pages@example.test', name: String(at) });
    const first = await stripe.customers.list({ email: 'pages@example.test', limit: 3 });
    expect([first.data.map(({ name }) => name), first.has_more]).toEqual([['6', '5', '4'], true]);
    const next = await stripe.customers.list({
      email: 'pages@example.test',
      limit: 4,
      starting_after: first.data[2]!.id,
    });
    expect([next.data.map(({ name }) => name), next.has_more]).toEqual([['3', '2', '1', '0'], false]);
    const all = await stripe.customers
      .list({ email: 'pages@example.test', limit: 2 })
      .autoPagingToArray({ limit: 100 });
    expect(all).toHaveLength(7);
  });

  it('keeps products and prices, and gives a lookup key to one price at a time', async () => {
    const product = await stripe.products.create({ id: 'starter', name: 'Starter', metadata: { plan: 'starter' } });
    await expect(stripe.products.create({ id: 'starter', name: 'x' })).rejects.toMatchObject({
      code: 'resource_already_exists',
    });
    expect(
      (await stripe.products.update(product.id, { name: 'Starter plan', metadata: { plan: '' } })).metadata,
    ).toEqual({});
    const given = {
      product: product.id,
      currency: 'gbp',
      recurring: { interval: 'month' as const },
      lookup_key: 'starter',
    };
    const old = await stripe.prices.create({ ...given, unit_amount: 9_900 });
    await expect(stripe.prices.create({ ...given, unit_amount: 10_900 })).rejects.toMatchObject({
      param: 'lookup_key',
    });
    const dearer = await stripe.prices.create({ ...given, unit_amount: 10_900, transfer_lookup_key: true });
    expect((await stripe.prices.list({ lookup_keys: ['starter'] })).data.map(({ id }) => id)).toEqual([dearer.id]);
    expect(await stripe.prices.update(old.id, { active: false })).toMatchObject({ active: false, lookup_key: null });
    const { product: whole } = await stripe.prices.retrieve(dearer.id, { expand: ['product'] });
    expect(whole).toMatchObject({ name: 'Starter plan' });
    expect(dearer.unit_amount_decimal?.toString()).toBe('10900');
    await expect(stripe.prices.retrieve(dearer.id, { expand: ['nothing'] })).rejects.toThrow('cannot be expanded');
  });

  it('keeps cards of customers, and forgets them', async () => {
    const customer = await stripe.customers.create({ email: 'cards@example.test', payment_method: 'pm_card_visa' });
    const { data } = await stripe.customers.listPaymentMethods(customer.id);
    expect(data).toMatchObject([{ card: { brand: 'visa', last4: '4242', exp_month: 12 } }]);
    const chosen = { invoice_settings: { default_payment_method: data[0]!.id } };
    expect((await stripe.customers.update(customer.id, chosen)).invoice_settings.default_payment_method).toBe(
      data[0]!.id,
    );
    await stripe.paymentMethods.detach(data[0]!.id);
    const bare = (await stripe.customers.retrieve(customer.id)) as Stripe.Customer;
    expect(bare.invoice_settings.default_payment_method).toBeNull();
    expect(await stripe.customers.del(customer.id)).toMatchObject({ deleted: true });
    expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ deleted: true });
  });

  it('gives money back, a part and then the rest, and no more', async () => {
    const customer = await stripe.customers.create({ payment_method: 'pm_card_visa' });
    const [method] = (await stripe.customers.listPaymentMethods(customer.id)).data;
    await stripe.invoiceItems.create({
      customer: customer.id,
      amount: 7_500,
      currency: 'gbp',
      description: 'Extra Collab',
    });
    const draft = await stripe.invoices.create({ customer: customer.id, pending_invoice_items_behavior: 'include' });
    const paid = await stripe.invoices.pay(draft.id, { payment_method: method!.id, expand: ['payments'] });
    expect(paid).toMatchObject({
      status: 'paid',
      amount_paid: 7_500,
      number: expect.stringMatching(/^[A-Z0-9]+-0001$/),
    });
    const intent = paid.payments!.data[0]!.payment.payment_intent as string;

    expect(await stripe.refunds.create({ payment_intent: intent, amount: 2_500 })).toMatchObject({
      status: 'succeeded',
      amount: 2_500,
    });
    expect(await stripe.refunds.create({ payment_intent: intent })).toMatchObject({ amount: 5_000 });
    await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    const { latest_charge } = await stripe.paymentIntents.retrieve(intent, { expand: ['latest_charge.refunds'] });
    expect(latest_charge).toMatchObject({ refunded: true, amount_refunded: 7_500, refunds: { data: [{}, {}] } });

    const page = await fetch(standIn.here(paid.hosted_invoice_url!));
    expect(await page.text()).toContain('Extra Collab');
    const pdf = Buffer.from(await (await fetch(standIn.here(paid.invoice_pdf!))).arrayBuffer());
    expect(textOfPdf(pdf)).toMatch(/^Invoice .* Extra Collab £75\.00 .*Paid £75\.00/);
  });

  it('issues an invoice on the date that it is given, or when it is finalised', async () => {
    const { id: customer } = await stripe.customers.create({});
    const issue = async (more: object) => {
      const { id } = await stripe.invoices.create({ customer, ...more });
      return stripe.invoices.finalizeInvoice(id);
    };
    const issued = Date.UTC(2026, 2, 14) / 1_000;
    const dated = await issue({ effective_at: issued });
    expect(dated.effective_at).toBe(issued);
    expect(await (await fetch(standIn.here(dated.hosted_invoice_url!))).text()).toContain('14 March 2026');
    const undated = await issue({});
    expect(undated.effective_at).toBe(undated.status_transitions.finalized_at);
  });

  it('answers a declined payment with 402, and keeps the failed attempt', async () => {
    const customer = await stripe.customers.create({ payment_method: 'pm_card_chargeCustomerFail' });
    const [method] = (await stripe.customers.listPaymentMethods(customer.id)).data;
    await stripe.invoiceItems.create({ customer: customer.id, amount: 100, currency: 'gbp' });
    const draft = await stripe.invoices.create({ customer: customer.id, pending_invoice_items_behavior: 'include' });
    await expect(stripe.invoices.pay(draft.id, { payment_method: method!.id })).rejects.toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code: 'card_declined',
      decline_code: 'generic_decline',
    });
    expect(await stripe.invoices.retrieve(draft.id)).toMatchObject({
      status: 'open',
      attempt_count: 1,
      attempted: true,
    });
    expect(await stripe.invoices.voidInvoice(draft.id)).toMatchObject({ status: 'void' });
    expect((await stripe.charges.list({ customer: customer.id })).data).toMatchObject([{ status: 'failed' }]);
  });

  it('fails, and loses answers, as the knobs say', async () => {
    const operation = 'POST /v1/customers';
    await standIn.knobs({ failNext: [{ operation, status: 503, times: 1 }] });
    await expect(stripe.customers.create({ name: 'a' })).rejects.toMatchObject({ statusCode: 503 });
    expect((await stripe.customers.create({ name: 'a' })).name).toBe('a');

    await standIn.knobs({ loseAnswer: [{ operation, times: 2 }] });
    const params = { email: 'lost@example.test' };
    await expect(stripe.customers.create(params, { idempotencyKey: 'lost' })).rejects.toMatchObject({
      type: 'StripeConnectionError',
    });
    expect((await stripe.customers.create(params, { idempotencyKey: 'lost' })).email).toBe('lost@example.test');
    expect((await stripe.customers.list(params)).data).toHaveLength(1);
  });
});

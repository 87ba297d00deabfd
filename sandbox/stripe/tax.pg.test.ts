import type Stripe from 'stripe';
import { StripeStandIn } from '../../test/support/stripe.js';

describe('VAT at the card provider', () => {
  let standIn: StripeStandIn;
  let stripe: Stripe;
  const prices = new Map<string, string>();
  beforeAll(async () => {
    standIn = await StripeStandIn.start();
    ({ stripe } = standIn);
    const product = await stripe.products.create({ name: 'Starter' });
    for (const tax_behavior of ['exclusive', 'inclusive', 'unspecified'] as const) {
      const monthly = { currency: 'gbp', unit_amount: 9_900, recurring: { interval: 'month' as const } };
      prices.set(tax_behavior, (await stripe.prices.create({ ...monthly, tax_behavior, product: product.id })).id);
    }
  });
  afterAll(() => standIn.stop());

  const taxed: Partial<Stripe.Checkout.SessionCreateParams> = {
    automatic_tax: { enabled: true },
    tax_id_collection: { enabled: true },
    billing_address_collection: 'auto',
    customer_update: { name: 'auto', address: 'auto' },
  };
  const session = async (behaviour: string, more: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
    stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: (await stripe.customers.create({ email: 'brand@example.test', name: 'Casa Olmo' })).id,
      line_items: [{ price: prices.get(behaviour)!, quantity: 1 }],
      success_url: 'http://tastemaker.test/ok',
      ...taxed,
      ...more,
    });
  const invoiceOf = async ({ id }: Stripe.Checkout.Session) =>
    (await stripe.checkout.sessions.retrieve(id, { expand: ['invoice'] })).invoice as Stripe.Invoice;
  const german = { country: 'DE', business: 'Olmo GmbH', vatNumber: 'DE136695976' };

  it.each([
    ['on top of the price', 'exclusive', {}, [9_900, 1_980, 11_880], 'standard_rated'],
    ['in the price', 'inclusive', {}, [8_250, 1_650, 9_900], 'standard_rated'],
    ['of a British business as well', 'exclusive', { country: 'GB', vatNumber: '726129090' }, [9_900, 1_980, 11_880], 'standard_rated'],
    ['accounted for by a business in the European Union', 'exclusive', german, [9_900, 0, 9_900], 'reverse_charge'],
    ['not collected from a consumer there', 'exclusive', { country: 'DE' }, [9_900, 0, 9_900], 'not_collecting'],
    ['not collected elsewhere', 'inclusive', { country: 'US' }, [9_900, 0, 9_900], 'not_collecting'],
  ] as const)('is %s', async (_, behaviour, typed, [net, vat, total], reason) => {
    const open = await session(behaviour);
    expect((await standIn.payAt(open.url!, typed)).status).toBe(303);
    const invoice = await invoiceOf(open);
    expect(invoice).toMatchObject({ total_excluding_tax: net, total, amount_paid: total, automatic_tax: { enabled: true } });
    expect(invoice.total_taxes).toMatchObject([{ amount: vat, taxability_reason: reason }]);
    expect((await stripe.checkout.sessions.retrieve(open.id)).amount_total).toBe(total);
  }); // prettier-ignore

  it('keeps what a business says with its customer, and tells of it', async () => {
    const open = await session('exclusive');
    standIn.ear.heard.splice(0);
    await standIn.payAt(open.url!, { ...german, line1: 'Hauptstr. 1', city: 'Berlin', postcode: '10115' });
    const customer = await stripe.customers.retrieve(open.customer as string, { expand: ['tax_ids'] });
    expect(customer).toMatchObject({
      name: 'Olmo GmbH',
      address: { line1: 'Hauptstr. 1', city: 'Berlin', postal_code: '10115', country: 'DE' },
      tax_ids: { data: [{ type: 'eu_vat', value: 'DE136695976', verification: { status: 'verified' } }] },
    });
    await standIn.told();
    expect(standIn.ear.types()).toEqual(expect.arrayContaining(['customer.updated', 'customer.tax_id.created']));
  });

  it('shows the new total before anybody pays another one than the page has shown', async () => {
    const open = await session('exclusive');
    const shown = await (await fetch(standIn.here(open.url!))).text();
    expect(shown).toContain('£118.80');
    expect(shown).toContain('I’m buying as a business');

    const asked = await standIn.payAt(open.url!, { ...german, total: '11880' });
    expect(asked.status).toBe(200);
    expect(await asked.text()).toContain('The total has changed');
    expect((await standIn.payAt(open.url!, { ...german, total: '9900' })).status).toBe(303);
  });

  it('names a VAT number that cannot be one, and charges nothing', async () => {
    const open = await session('exclusive');
    const answer = await standIn.payAt(open.url!, { country: 'GB', vatNumber: 'GB1' });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('This isn’t a VAT number of United Kingdom.');
  });

  it('is in previews, prorations, extra items and renewals of one that pays it', async () => {
    const open = await session('exclusive');
    await standIn.payAt(open.url!);
    const customer = open.customer as string;
    const [subscription] = (await stripe.subscriptions.list({ customer })).data;
    const item = { currency: 'gbp', amount: 7_500, tax_behavior: 'exclusive' as const, description: 'Extra Collab' };
    await stripe.invoiceItems.create({ customer, subscription: subscription!.id, ...item });
    const next = await stripe.invoices.createPreview({ customer, subscription: subscription!.id });
    expect([next.total_excluding_tax, next.total]).toEqual([17_400, 20_880]);

    const first = await stripe.invoices.createPreview({
      customer_details: { address: { country: 'GB' } },
      automatic_tax: { enabled: true },
      subscription_details: { items: [{ price: prices.get('exclusive')! }] },
    });
    expect(first.amount_due).toBe(11_880);
  });

  it('needs prices that say whether it is in them, and leave to keep the address', async () => {
    await expect(session('unspecified')).rejects.toMatchObject({ statusCode: 400 });
    await expect(session('exclusive', { customer_update: {} })).rejects.toMatchObject({ statusCode: 400 });
  });

  it('is on the invoice’s page and in its PDF, with both numbers and the reverse charge', async () => {
    const open = await session('exclusive');
    await standIn.payAt(open.url!, german);
    const { hosted_invoice_url: page, invoice_pdf: pdf } = await invoiceOf(open);
    const text = await (await fetch(standIn.here(page!))).text();
    for (const words of ['Net', 'VAT', 'Our VAT number: GB726129090', 'DE136695976', 'Reverse charge'])
      expect(text).toContain(words);
    expect((await fetch(standIn.here(pdf!))).headers.get('content-type')).toBe('application/pdf');
  });

  it('can be changed in the portal, where a number can be removed as well', async () => {
    const open = await session('exclusive');
    await standIn.payAt(open.url!, german);
    const { url } = await stripe.billingPortal.sessions.create({ customer: open.customer as string });
    const save = (typed: Record<string, string>) =>
      fetch(`${standIn.here(url)}/details`, { method: 'POST', redirect: 'manual', body: new URLSearchParams(typed) });
    expect((await save({ country: 'DE', vatNumber: 'DE1' })).status).toBe(400);
    expect((await save({ country: 'GB', vatNumber: '' })).status).toBe(303);
    const customer = await stripe.customers.retrieve(open.customer as string, { expand: ['tax_ids'] });
    expect(customer).toMatchObject({ address: { country: 'GB' }, tax_ids: { data: [] } });
  });
});

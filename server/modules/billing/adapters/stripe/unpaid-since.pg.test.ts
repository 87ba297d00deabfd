import { StripeStandIn } from '../../../../../test/support/stripe.js';
import { StripePaymentGateway } from './stripe-payment-gateway.js';

const dayMs = 86_400_000;

let standIn: StripeStandIn;
beforeAll(async () => (standIn = await StripeStandIn.start()));
afterAll(() => standIn.stop());

test('R232: one failure lasts through the invoices of later periods, until one is paid', async () => {
  const { stripe, url } = standIn;
  const gateway = new StripePaymentGateway({
    stripe: { secretKey: 'sk_test_sandbox', apiUrl: url, webhookSecret: 'whsec_test' },
    vat: { prices: 'none', number: null },
  });
  await gateway.syncCatalogue(async (subject) => subject, 'http://tastemaker.test');
  const [price] = (await stripe.prices.list({ lookup_keys: ['tastemaker_starter_monthly'] })).data;
  const { id: customer } = await stripe.customers.create({ name: 'Casa Olmo' });
  const payWith = async (card: string) => {
    const method = await stripe.paymentMethods.attach(card, { customer });
    await stripe.customers.update(customer, { invoice_settings: { default_payment_method: method.id } });
  };
  await payWith('pm_card_visa');
  await stripe.subscriptions.create({ customer, items: [{ price: price!.id }] });
  const read = async () => (await gateway.readSubscription(customer))!;
  const afterNextRenewal = async () => {
    await standIn.moveTo(new Date((await read()).periodEndsAt.getTime() + dayMs));
    return read();
  };
  expect(await read()).toMatchObject({ status: 'active', unpaidSince: null });

  await payWith('pm_card_chargeCustomerFail');
  const first = await afterNextRenewal();
  const later = await afterNextRenewal();
  expect(first).toMatchObject({ status: 'past-due', paid: false, unpaidSince: first.periodStartsAt });
  expect(later).toMatchObject({ status: 'past-due', paid: false, unpaidSince: first.periodStartsAt });

  await payWith('pm_card_visa');
  const [latest] = (await stripe.invoices.list({ customer, limit: 1 })).data;
  if (latest!.status === 'draft') await stripe.invoices.finalizeInvoice(latest!.id);
  await stripe.invoices.pay(latest!.id);
  expect(await read()).toMatchObject({ status: 'active', unpaidSince: null });

  await payWith('pm_card_chargeCustomerFail');
  const again = await afterNextRenewal();
  expect(again).toMatchObject({ status: 'past-due', unpaidSince: again.periodStartsAt });
});

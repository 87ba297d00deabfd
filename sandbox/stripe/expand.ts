import type Stripe from 'stripe';
import { type Desk, listOf } from './desk.js';
import { invalid } from './fault.js';
import { planOf } from './resources/checkout-making.js';
import { taxIdsOf } from './resources/tax.js';
import { newStripeId, type Thing } from './store.js';

type Fields = Record<string, unknown>;

/** Fields shown only when expanded. */
const included: Readonly<Record<string, (desk: Desk, thing: Thing) => Promise<unknown>>> = {
  'customer.subscriptions': async (desk, { id }) => {
    const living = [[`data->>'customer' = $`, id] as const, [`data->>'status' <> $`, 'canceled'] as const];
    return listOf(`/v1/customers/${id}/subscriptions`, await desk.store.all('subscription', living, 10));
  },
  'customer.tax_ids': async (desk, { id }) => listOf(`/v1/customers/${id}/tax_ids`, await taxIdsOf(desk, id)),
  'invoice.payments': async (desk, { id }) =>
    listOf(
      `/v1/invoice_payments?invoice=${id}`,
      await desk.store.all('invoice_payment', [[`data->>'invoice' = $`, id]]),
    ),
  'invoice.confirmation_secret': async (_desk, { id }) => ({
    client_secret: `${id}_secret_${newStripeId('x', 24).slice(2)}`,
    type: 'payment_intent',
  }),
  'checkout.session.line_items': async (desk, { id }) =>
    listOf(`/v1/checkout/sessions/${id}/line_items`, (await planOf(desk, id)).lines),
  'charge.refunds': async (desk, { id }) =>
    listOf(`/v1/charges/${id}/refunds`, await desk.store.all<Stripe.Refund>('refund', [[`data->>'charge' = $`, id]])),
};

const deepest = 4;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const cannot = (path: string) => invalid(`This property cannot be expanded (${path}).`, 'expand');

/** Replaces ids with objects, along paths such as `data.customer` and `latest_invoice.payments`. */
export async function expand(desk: Desk, answer: object, paths: readonly string[]): Promise<object> {
  const whole = structuredCloneOf(answer);
  for (const path of paths) {
    const steps = path.split('.');
    if (steps.length > deepest + (steps[0] === 'data' ? 1 : 0))
      throw invalid(`You cannot expand more than ${deepest} levels of a property (${path}).`, 'expand');
    await along(desk, whole, steps, path);
  }
  return whole;
}

/** In JSON format: the SDK's decimals are strings there. */
const structuredCloneOf = (value: object): Fields => JSON.parse(JSON.stringify(value)) as Fields;

async function along(desk: Desk, at: Fields, [step = '', ...rest]: string[], path: string): Promise<void> {
  if (Array.isArray(at[step])) {
    for (const [index, each] of (at[step] as unknown[]).entries()) {
      const found = typeof each === 'string' ? await desk.store.anything(each) : each;
      if (!isFields(found)) continue;
      (at[step] as unknown[])[index] = found;
      if (rest.length > 0) await along(desk, found, rest, path);
    }
    return;
  }
  const own = included[`${String(at.object)}.${step}`];
  if (own && !isFields(at[step])) at[step] = structuredCloneOf((await own(desk, at as unknown as Thing)) as object);
  if (!(step in at)) throw cannot(path);
  if (at[step] === null || at[step] === undefined) return;
  if (typeof at[step] === 'string') {
    const found = await desk.store.anything(at[step]);
    if (!found) throw cannot(path);
    at[step] = structuredCloneOf(found);
  }
  if (rest.length > 0 && isFields(at[step])) await along(desk, at[step], rest, path);
}

import type Stripe from 'stripe';
import type { Card } from '../cards.js';
import { change, customerOf, type Desk } from '../desk.js';
import { attachTo, methodOf } from '../resources/payment-methods.js';
import { keep } from '../resources/subscription-status.js';
import type { TypedCard } from './card-fields.js';

/** Keeps a card for a customer and lets it pay for everything from now on. Answers its payment method. */
export async function useCard(desk: Desk, customerId: string, card: Card, { name }: TypedCard): Promise<string> {
  const before = await customerOf(desk, customerId);
  const details = { name, ...(before.email ? { email: before.email } : {}) };
  const { id } = await attachTo(desk, await methodOf(desk, card, details), customerId);
  const invoice_settings = { ...before.invoice_settings, default_payment_method: id };
  await change(desk, 'customer.updated', before, { ...before, invoice_settings });
  const living = [
    [`data->>'customer' = $`, customerId] as const,
    [`data->>'status' <> all($)`, ['canceled', 'incomplete_expired']] as const,
  ];
  for (const subscription of await desk.store.all<Stripe.Subscription>('subscription', living))
    await keep(desk, subscription, { ...subscription, default_payment_method: id });
  return id;
}

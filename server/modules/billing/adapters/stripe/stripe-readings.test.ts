import type Stripe from 'stripe';
import { toHeld, toInvoice } from './stripe-readings.js';

const price = (more: object = {}) => ({
  ...{ id: 'price_1', product: 'tastemaker_premium', currency: 'gbp', unit_amount: 499_00, nickname: null },
  ...{ unit_amount_decimal: '49900', metadata: {}, recurring: { interval: 'month', interval_count: 1 } },
  ...more,
});
const held = (more: object, status = 'active') =>
  toHeld({
    ...{ id: 'sub_1', status, created: 1_800_000_000, trial_end: null },
    items: { data: [{ id: 'si_1', price: price(more), quantity: 1 }] },
  } as unknown as Stripe.Subscription);

test.each([
  ['a price of ours', { metadata: { tastemaker: 'price' } }, { plan: 'premium', name: 'Premium', isOurPrice: true }],
  ['one made by hand', {}, { plan: 'premium', isOurPrice: false, monthly: 49_900 }],
  ['one of another product', { product: 'prod_9', nickname: 'Gold' }, { plan: null, name: 'Gold' }],
  ['a yearly one', { recurring: { interval: 'year', interval_count: 1 } }, { monthly: 49_900 / 12 }],
  ['a quarterly one', { recurring: { interval: 'month', interval_count: 3 } }, { monthly: 49_900 / 3 }],
  ['a fraction of a penny', { unit_amount: null, unit_amount_decimal: '0.5' }, { monthly: 0.5 }],
  ['one whose amount depends on how much is used', { unit_amount: null, unit_amount_decimal: null }, { monthly: 0 }],
])('%s is read for what it is', (_, more, item) => {
  expect(held(more).items).toMatchObject([item]);
});

test.each([
  ['active', 'active'],
  ['trialing', 'pending'],
  ['incomplete', 'pending'],
  ['paused', 'pending'],
  ['past_due', 'past-due'],
  ['unpaid', 'past-due'],
  ['canceled', 'ended'],
  ['incomplete_expired', 'ended'],
])('%s is %s', (theirs, ours) => expect(held({}, theirs).status).toBe(ours));

test.each([
  ['on top', [{ tax_behavior: 'exclusive', amount: 49_80 }], 'Tastemaker Professional, £249 + VAT a month'],
  ['in the price', [{ tax_behavior: 'inclusive', amount: 41_50 }], 'Tastemaker Professional, £249 a month'],
  ['left to the customer', [{ tax_behavior: 'exclusive', amount: 0 }], 'Tastemaker Professional, £249 a month'],
  ['not charged', null, 'Tastemaker Professional, £249 a month'],
])('a line of an invoice whose VAT is %s says so', (_, taxes, text) => {
  const line = { description: '1 × Tastemaker Professional (at £249.00 / month)', amount: 249_00 };
  const invoice = { id: 'in_1', total: 249_00, total_taxes: taxes, lines: { data: [line] } };
  expect(toInvoice(invoice as unknown as Stripe.Invoice).lines).toEqual([{ text, amountPence: 249_00 }]);
});

test.each([
  ['issued', 1_790_000_000, 1_790_000_000],
  ['made, while it is a draft', null, 1_800_000_000],
])('an invoice is of the day when it was %s', (_, effective_at, day) => {
  const invoice = { id: 'in_1', created: 1_800_000_000, effective_at, total: 0, lines: { data: [] } };
  expect(toInvoice(invoice as unknown as Stripe.Invoice).createdAt).toEqual(new Date(day * 1_000));
});

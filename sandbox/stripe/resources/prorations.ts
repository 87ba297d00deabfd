import type Stripe from 'stripe';
import type { Desk } from '../desk.js';
import { remaining } from '../time/periods.js';
import { itemOf, nameOf } from './invoice-lines.js';

const dayOf = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' });

const amountOf = ({ price, quantity = 1 }: Stripe.SubscriptionItem) => (price.unit_amount ?? 0) * quantity;
const sameBilling = (one: Stripe.SubscriptionItem | undefined, other: Stripe.SubscriptionItem | undefined) =>
  one?.price.id === other?.price.id && one?.quantity === other?.quantity;

/**
 * The proration for a change in mid-period: the old price's unused time is credited, the new one's remaining time is
 * charged, to the second. Not stored.
 */
export async function prorations(
  desk: Desk,
  before: Stripe.Subscription,
  after: readonly Stripe.SubscriptionItem[],
  at: number,
): Promise<Stripe.InvoiceItem[]> {
  const found: Stripe.InvoiceItem[] = [];
  const note = async (item: Stripe.SubscriptionItem, sign: 1 | -1) => {
    const period = { start: item.current_period_start, end: item.current_period_end };
    const name = `${await nameOf(desk, item.price)} after ${dayOf.format(at * 1_000)}`;
    found.push(
      itemOf(desk, {
        customer: before.customer as string,
        amount: sign * remaining(amountOf(item), period, at),
        currency: item.price.currency,
        description: `${sign === 1 ? 'Remaining' : 'Unused'} time on ${item.quantity === 1 ? '' : `${item.quantity} × `}${name}`,
        period: { start: at, end: period.end },
        price: item.price,
        quantity: item.quantity ?? 1,
        subscription: before.id,
        subscriptionItem: item.id,
        proration: true,
      }),
    );
  };
  for (const old of before.items.data)
    if (
      !sameBilling(
        old,
        after.find(({ id }) => id === old.id),
      )
    )
      await note(old, -1);
  for (const now of after)
    if (
      !sameBilling(
        now,
        before.items.data.find(({ id }) => id === now.id),
      )
    )
      await note(now, 1);
  return found;
}

import type Stripe from 'stripe';
import type { Desk } from '../desk.js';
import { closeUnpaid } from '../resources/checkout-making.js';
import { finalize } from '../resources/invoice-making.js';
import { pay } from '../resources/invoice-paying.js';
import { passPhase } from '../resources/schedules.js';
import type { Thing } from '../store.js';
import { advanceSubscription } from './renewing.js';

type Due = { data: Thing; due: string };

/** A draft is finalised and paid; what could not be paid is tried again. */
async function advanceInvoice(desk: Desk, invoice: Stripe.Invoice): Promise<void> {
  await pay(desk, invoice.status === 'draft' ? await finalize(desk, invoice) : invoice);
}

const advances: Readonly<Record<string, (desk: Desk, thing: never) => Promise<unknown>>> = {
  subscription: advanceSubscription,
  subscription_schedule: passPhase,
  invoice: advanceInvoice,
  'checkout.session': closeUnpaid,
};

/** At one moment a schedule changes the plan before the subscription is renewed with it. */
const first = `case object when 'subscription_schedule' then 0 when 'invoice' then 1 else 2 end`;

/** What has been due for longest, and since when; undefined when nothing is due until then. */
export async function nextDue(desk: Desk, until: number): Promise<{ at: number; thing: Thing } | undefined> {
  const text = `select data, hidden->>'due' as due from sandbox_stripe.objects
    where hidden ? 'due' and (hidden->>'due')::bigint <= $1
    order by (hidden->>'due')::bigint, ${first}, seq limit 1`;
  const row = (await desk.store.db.query<Due>(text, [until])).rows[0];
  return row && { at: Number(row.due), thing: row.data };
}

/** Does what is due for one thing, at the moment it was due. */
export async function advance(desk: Desk, thing: Thing): Promise<void> {
  const before = await desk.store.hiddenOf(thing.id);
  await advances[thing.object]?.(desk, thing as never);
  const after = await desk.store.hiddenOf(thing.id);
  if (after.due === before.due) throw new Error(`The stand-in did not get on with ${thing.id}`);
}

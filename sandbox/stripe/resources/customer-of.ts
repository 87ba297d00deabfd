import type Stripe from 'stripe';
import type { Desk } from '../desk.js';
import { noSuch } from '../fault.js';

/** One that can be used: a deleted one cannot. @throws StripeFault resource_missing */
export async function customerOf(desk: Desk, id: string, param = 'customer'): Promise<Stripe.Customer> {
  const found = await desk.store.find<Stripe.Customer>('customer', id);
  if (!found || 'deleted' in found) throw noSuch('customer', id, param);
  return found;
}

/** The id of what may be given as an id or whole. */
export const idOf = (given: string | { id: string } | null | undefined): string | undefined =>
  typeof given === 'string' ? given : given?.id;

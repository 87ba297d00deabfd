import type { PlanId } from '../../../contract/plans.js';
import { type Actor, type DomainEvent, eventOf, newId } from '../../../shared/kernel/index.js';

/** A page at the card provider for paying for a plan or one Collab. */
export type Checkout = Readonly<{
  id: string;
  brandId: string;
  kind: 'plan' | 'collab';
  plan: PlanId;
  collabId: string | null;
  pricePence: number;
  /** Null until the provider has responded. */
  sessionId: string | null;
  url: string | null;
  /** The payment to refund. */
  paymentId: string | null;
  state: 'open' | 'paid' | 'expired';
  askedBy: string;
  createdAt: Date;
  expiresAt: Date | null;
  updatedAt: Date;
  version: number;
}>;

export type CheckoutEvent = DomainEvent<
  'checkout.opened' | 'checkout.paid' | 'checkout.expired',
  Readonly<{ brandId: string; kind: Checkout['kind']; plan: PlanId; collabId: string | null; pricePence: number }>
>;

/** Where to redirect the payer. */
export type HostedPage = Readonly<{ sessionId: string; url: string; expiresAt: Date | null }>;

const happened = (name: CheckoutEvent['name'], checkout: Checkout, actor: Actor, now: Date): CheckoutEvent => {
  const { id, brandId, kind, plan, collabId, pricePence } = checkout;
  return eventOf(name, { type: 'checkout', id }, actor, now, { brandId, kind, plan, collabId, pricePence });
};

export function openCheckout(
  what: Pick<Checkout, 'brandId' | 'kind' | 'plan' | 'collabId' | 'pricePence'>,
  actor: Actor,
  now: Date,
): [Checkout, CheckoutEvent] {
  const checkout: Checkout = {
    ...what,
    id: newId(),
    sessionId: null,
    url: null,
    paymentId: null,
    state: 'open',
    askedBy: actor.userId,
    createdAt: now,
    expiresAt: null,
    updatedAt: now,
    version: 0,
  };
  return [checkout, happened('checkout.opened', checkout, actor, now)];
}

/** The provider has created its page. */
export const withPage = (checkout: Checkout, page: HostedPage, now: Date): Checkout => ({
  ...checkout,
  ...page,
  updatedAt: now,
});

/** Whether it can still be paid. */
export const isPayable = ({ state, expiresAt }: Checkout, now: Date): boolean =>
  state === 'open' && (expiresAt === null || now < expiresAt);

/** Paid, or can no longer be paid. Null if that was already known. */
export function close(
  checkout: Checkout,
  state: 'paid' | 'expired',
  paymentId: string | null,
  actor: Actor,
  now: Date,
): [Checkout, CheckoutEvent] | null {
  const known = checkout.state === state || checkout.state === 'paid';
  if (known) return null;
  const closed: Checkout = { ...checkout, state, paymentId, updatedAt: now };
  return [closed, happened(state === 'paid' ? 'checkout.paid' : 'checkout.expired', closed, actor, now)];
}

import { type Actor, type DomainEvent, eventOf, mayAsStaff, newId, theProduct } from '../../../shared/kernel/index.js';
import { billingErrors } from './billing.errors.js';

/** A refund by staff: for one Collab's own checkout, or of an invoice. */
export type Refund = Readonly<{
  id: string;
  brandId: string;
  collabId: string | null;
  invoiceId: string | null;
  paymentId: string;
  amountPence: number;
  reason: string;
  askedBy: string;
  state: 'asked' | 'done' | 'failed';
  providerId: string | null;
  createdAt: Date;
  updatedAt: Date;
  version: number;
}>;

export type RefundEvent = DomainEvent<
  'refund.asked' | 'refund.done' | 'refund.failed',
  Readonly<{ brandId: string; collabId: string | null; invoiceId: string | null; amountPence: number; reason: string }>
>;

const happened = (name: RefundEvent['name'], refund: Refund, actor: Actor, now: Date): RefundEvent => {
  const { id, brandId, collabId, invoiceId, amountPence, reason } = refund;
  return eventOf(name, { type: 'refund', id }, actor, now, { brandId, collabId, invoiceId, amountPence, reason });
};

type RefundWish = Pick<Refund, 'brandId' | 'collabId' | 'invoiceId' | 'paymentId' | 'amountPence' | 'reason'>;

/**
 * @param leftPence what was paid and hasn't been refunded
 * @throws billing/not-staff, billing/reason-needed, billing/too-much-back
 */
export function askRefund(wish: RefundWish, leftPence: number, actor: Actor, now: Date): [Refund, RefundEvent] {
  if (!mayAsStaff(actor, 'money.refund')) throw billingErrors.notStaff();
  if (wish.reason.trim() === '') throw billingErrors.reasonNeeded();
  if (wish.amountPence > leftPence) throw billingErrors.tooMuchBack(leftPence);
  const refund: Refund = {
    ...wish,
    reason: wish.reason.trim(),
    id: newId(),
    askedBy: actor.userId,
    state: 'asked',
    providerId: null,
    createdAt: now,
    updatedAt: now,
    version: 0,
  };
  return [refund, happened('refund.asked', refund, actor, now)];
}

/**
 * The refund's result at the provider; null when already known. A succeeded refund can still fail: the bank may return
 * it.
 */
export function settleRefund(
  refund: Refund,
  state: Refund['state'],
  providerId: string | null,
  now: Date,
): [Refund, RefundEvent | null] | null {
  if (providerId === null && refund.providerId !== null) return null; // refused because it had already been refunded
  if (refund.state === state && refund.providerId === (providerId ?? refund.providerId)) return null;
  const settled = { ...refund, state, providerId: providerId ?? refund.providerId, updatedAt: now };
  if (refund.state === state || state === 'asked') return [settled, null];
  return [settled, happened(state === 'done' ? 'refund.done' : 'refund.failed', settled, theProduct, now)];
}

/** A cardholder has disputed a payment with their bank. We record it; staff respond at the card provider. */
export type Dispute = Readonly<{
  /** The provider's. */
  id: string;
  /** Null if the payment wasn't one of ours. */
  brandId: string | null;
  amountPence: number;
  /** The bank's reason code, such as `fraudulent`. */
  reason: string;
  /** The provider's status, such as `needs_response` or `won`. */
  state: string;
  openedAt: Date;
  updatedAt: Date;
}>;

export type DisputeEvent = DomainEvent<
  'dispute.noted',
  Readonly<{ brandId: string | null; amountPence: number; reason: string; state: string }>
>;

/** Null if nothing has changed. */
export function noteDispute(known: Dispute | null, seen: Dispute, now: Date): [Dispute, DisputeEvent] | null {
  if (known?.state === seen.state) return null;
  const noted = { ...seen, updatedAt: now };
  const { id, brandId, amountPence, reason, state } = noted;
  return [
    noted,
    eventOf('dispute.noted', { type: 'dispute', id }, theProduct, now, { brandId, amountPence, reason, state }),
  ];
}

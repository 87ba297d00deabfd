import { type DomainEvent, eventOf, theProduct } from '../../../shared/kernel/index.js';

/** A cardholder has told their bank that a payment was not right. We note it; it is answered at the card provider. */
export type Dispute = Readonly<{
  /** The provider's. */
  id: string;
  /** Null when the payment was none of ours. */
  brandId: string | null;
  amountPence: number;
  /** The bank's word for it, such as `fraudulent`. */
  reason: string;
  /** The provider's word for how far it has come, such as `needs_response` or `won`. */
  state: string;
  openedAt: Date;
  updatedAt: Date;
}>;

export type DisputeEvent = DomainEvent<
  'dispute.noted',
  Readonly<{ brandId: string | null; amountPence: number; reason: string; state: string }>
>;

/** Null when that much was known. */
export function noteDispute(known: Dispute | null, seen: Dispute, now: Date): [Dispute, DisputeEvent] | null {
  if (known?.state === seen.state) return null;
  const noted = { ...seen, updatedAt: now };
  const { id, brandId, amountPence, reason, state } = noted;
  return [
    noted,
    eventOf('dispute.noted', { type: 'dispute', id }, theProduct, now, { brandId, amountPence, reason, state }),
  ];
}

import { storable } from '../../../shared/kernel/index.js';

/** An event from the card provider, after its signature was verified. */
export type ProviderEvent = Readonly<{ id: string; type: string; createdAt: Date; payload: object }>;

/** The longest id accepted; the provider's own have about 30 characters. */
const longestId = 200;

/** Sanitised for storage: a signed event is never rejected, because the provider would resend it for days. */
export function keepable({ id, type, createdAt, payload }: ProviderEvent): ProviderEvent {
  return {
    id: storable(String(id)).slice(0, longestId),
    type: storable(String(type)),
    createdAt: Number.isNaN(createdAt.getTime()) ? new Date(0) : createdAt,
    payload: storableValue(payload) as object,
  };
}

function storableValue(value: unknown): unknown {
  if (typeof value === 'string') return storable(value);
  if (Array.isArray(value)) return value.map(storableValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [storable(name), storableValue(each)]));
}

/** What an event says has changed. The new state is read from the provider, so order and duplicates don't matter. */
export type Concern =
  | Readonly<{ kind: 'subscription'; customerId: string }>
  | Readonly<{ kind: 'customer'; customerId: string }>
  | Readonly<{ kind: 'checkout'; sessionId: string }>
  | Readonly<{ kind: 'dispute'; disputeId: string }>
  | Readonly<{ kind: 'refund'; refundId: string }>;

type Thing = Readonly<{ id?: unknown; customer?: unknown }>;

const idOf = (value: unknown): string | null => {
  if (typeof value === 'string') return value;
  const { id } = (value ?? {}) as { id?: unknown };
  return typeof id === 'string' ? id : null;
};

/** Null for events that don't concern us. */
export function concernOf({ type, payload }: Pick<ProviderEvent, 'type' | 'payload'>): Concern | null {
  const { object } = ((payload as { data?: unknown }).data ?? {}) as { object?: unknown };
  const thing = (object ?? {}) as Thing;
  const id = idOf(thing.id);
  if (id === null) return null;
  if (type.startsWith('checkout.session.')) return { kind: 'checkout', sessionId: id };
  if (type.startsWith('charge.dispute.')) return { kind: 'dispute', disputeId: id };
  if (type.startsWith('refund.')) return { kind: 'refund', refundId: id };
  if (type === 'customer.updated') return { kind: 'customer', customerId: id };
  const customerId = idOf(thing.customer);
  if (type.startsWith('customer.tax_id.') && customerId !== null) return { kind: 'customer', customerId };
  const concerns = /^(customer\.subscription\..+|invoice\..+|payment_method\..+|subscription_schedule\..+)$/;
  return customerId !== null && concerns.test(type) ? { kind: 'subscription', customerId } : null;
}

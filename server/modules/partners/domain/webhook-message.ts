import { type WebhookEvent, webhookEventIds } from '../../../contract/rules/webhook-events.js';
import type { DomainEvent, ProfileRef } from '../../../shared/kernel/index.js';

/** What the events that we tell of carry; each its own part. */
type Payload = Readonly<{
  brandId?: string | null;
  influencerId?: string | null;
  stage?: number;
  outcome?: string;
  deliverableId?: string;
  conversationId?: string;
  side?: string;
  /** The influencer knows nothing of it. */
  unsent?: boolean;
}>;

export type WebhookMessage = Readonly<{ eventId: string; eventName: WebhookEvent; body: string; to: ProfileRef[] }>;

const isTold = (name: string): name is WebhookEvent => (webhookEventIds as readonly string[]).includes(name);

/** Ids and states only; for more, the receiver reads with a key and sees what it may see. */
function dataOf(name: WebhookEvent, id: string, payload: Payload): object {
  const { brandId, influencerId, stage, outcome, deliverableId, conversationId, side } = payload;
  if (name.startsWith('offer.')) return { offerId: id, brandId };
  if (name === 'message.sent') return { messageId: id, conversationId, brandId, influencerId, from: side };
  return { collabId: id, ...(deliverableId ? { deliverableId } : {}), brandId, influencerId, stage, outcome };
}

/** This event's message, and whom it concerns; null if nobody gets it. */
export function messageOf({ id: eventId, name, occurredAt, aggregate, payload }: DomainEvent): WebhookMessage | null {
  if (!isTold(name)) return null;
  const { brandId, influencerId, unsent } = payload as Payload;
  const to: ProfileRef[] = [
    ...(brandId ? [{ uid: brandId, type: 'brand' as const }] : []),
    ...(influencerId && !unsent ? [{ uid: influencerId, type: 'influencer' as const }] : []),
  ];
  const data = dataOf(name, aggregate.id, payload);
  const body = JSON.stringify({ type: name, timestamp: occurredAt.toISOString(), data });
  return { eventId, eventName: name, body, to };
}

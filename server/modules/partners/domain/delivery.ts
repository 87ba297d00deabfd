import { type WebhookEvent, webhookEventIds, webhookTestEvent } from '../../../contract/rules/webhook-events.js';
import { type DomainEvent, newId, type ProfileRef } from '../../../shared/kernel/index.js';

export type DeliveryState = 'waiting' | 'delivered' | 'failed';

/**
 * One message to one endpoint, across all attempts. Its id is the message's id on the wire, so that receivers can
 * detect duplicates.
 */
export type Delivery = Readonly<{
  id: string;
  endpointId: string;
  /** The event that it announces; its own id for a test. */
  eventId: string;
  eventName: string;
  /** The exact body that is sent and signed. */
  body: string;
  state: DeliveryState;
  attempts: number;
  nextAttemptAt: Date;
  lastAttemptAt: Date | null;
  /** The receiver's last status code; null if it didn't respond. */
  lastStatus: number | null;
  /** Why there was no response, in words. */
  lastError: string | null;
  createdAt: Date;
}>;

/** The result of one attempt: an HTTP status, or why there is none. */
export type Outcome = Readonly<{ status: number } | { error: string }>;

const minuteMs = 60_000;

/** Minutes between attempts, after the first, the second, and so on: about two and three quarter days in total. */
export const pausesInMinutes = [1, 5, 30, 120, 300, 600, 1_440, 1_440] as const;

/** How long an attempt is leased; after that another process assumes it was lost, and retries. */
export const leaseMinutes = 2;

export const inMinutes = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * minuteMs);

export const newDelivery = (
  endpointId: string,
  { eventId, eventName, body }: Pick<Delivery, 'eventId' | 'eventName' | 'body'>,
  now: Date,
): Delivery => ({
  id: newId(),
  ...{ endpointId, eventId, eventName, body },
  state: 'waiting',
  attempts: 0,
  nextAttemptAt: inMinutes(now, leaseMinutes),
  lastAttemptAt: null,
  lastStatus: null,
  lastError: null,
  createdAt: now,
});

const keptDays = 30;

/** How long the log is kept. */
export const keptSince = (now: Date): Date => inMinutes(now, -keptDays * 24 * 60);

/** The test button's payload. */
export function testDelivery(endpointId: string, now: Date): Delivery {
  const body = JSON.stringify({ type: webhookTestEvent, timestamp: now.toISOString(), data: { endpointId } });
  return newDelivery(endpointId, { eventId: newId(), eventName: webhookTestEvent, body }, now);
}

export const hasArrived = (outcome: Outcome): boolean =>
  'status' in outcome && outcome.status >= 200 && outcome.status < 300;

/** 410 Gone: the receiver asks us to stop. */
const isGone = (outcome: Outcome): boolean => 'status' in outcome && outcome.status === 410;

/** The consequence of an attempt. A test isn't retried. */
export function afterTry(delivery: Delivery, outcome: Outcome, now: Date): Delivery {
  const tried: Delivery = {
    ...delivery,
    lastAttemptAt: now,
    lastStatus: 'status' in outcome ? outcome.status : null,
    lastError: 'error' in outcome ? outcome.error : null,
  };
  if (hasArrived(outcome)) return { ...tried, state: 'delivered' };
  const pause = pausesInMinutes[delivery.attempts - 1];
  if (pause === undefined || isGone(outcome) || delivery.eventName === webhookTestEvent)
    return { ...tried, state: 'failed' };
  return { ...tried, nextAttemptAt: inMinutes(now, pause) };
}

/** Starts over, at the request of someone reading the log. */
export const again = (delivery: Delivery, now: Date): Delivery => ({
  ...delivery,
  state: 'waiting',
  attempts: 0,
  nextAttemptAt: inMinutes(now, leaseMinutes),
});

/** An endpoint is disabled after a message has run out of attempts and nothing has arrived for this long. */
const givenUpAfterHours = 48;

export const isGivenUp = ({ state, eventName }: Delivery, outcome: Outcome, failingSince: Date, now: Date): boolean => {
  if (isGone(outcome)) return true;
  if (state !== 'failed' || eventName === webhookTestEvent) return false;
  return now.getTime() - failingSince.getTime() >= givenUpAfterHours * 60 * minuteMs;
};

/** The payloads of published events, each with its own part. */
type Payload = Readonly<{
  brandId?: string | null;
  influencerId?: string | null;
  stage?: number;
  outcome?: string;
  deliverableId?: string;
  conversationId?: string;
  side?: string;
  /** The influencer can't see it. */
  unsent?: boolean;
}>;

export type WebhookMessage = Readonly<{ eventId: string; eventName: WebhookEvent; body: string; to: ProfileRef[] }>;

const isTold = (name: string): name is WebhookEvent => (webhookEventIds as readonly string[]).includes(name);

/** Ids and states only; for more, the receiver reads the API with a key and its own permissions. */
function dataOf(name: WebhookEvent, id: string, payload: Payload): object {
  const { brandId, influencerId, stage, outcome, deliverableId, conversationId, side } = payload;
  if (name.startsWith('offer.')) return { offerId: id, brandId };
  if (name === 'message.sent') return { messageId: id, conversationId, brandId, influencerId, from: side };
  return { collabId: id, ...(deliverableId ? { deliverableId } : {}), brandId, influencerId, stage, outcome };
}

/** This event's message and the profiles concerned; null if nobody gets it. */
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

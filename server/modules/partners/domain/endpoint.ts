import {
  type WebhookEvent,
  webhookEndpointsAtMost,
  webhookEventsOf,
  webhookUrlLength,
} from '../../../contract/rules/webhook-events.js';
import {
  type Actor,
  checkMember,
  type DomainEvent,
  eventOf,
  mayAsStaff,
  newId,
  type ProfileRef,
} from '../../../shared/kernel/index.js';
import { partnerErrors } from './partner.errors.js';

/** `failed`: disabled because nothing arrived for days, or the receiver responded 410 Gone. */
const endpointStates = ['on', 'off', 'failed'] as const;
export type EndpointState = (typeof endpointStates)[number];

/** A profile's webhook. Its signing secrets are encrypted, and shown once. */
export type Endpoint = Readonly<{
  id: string;
  profileUid: string;
  profileType: ProfileRef['type'];
  url: string;
  events: readonly WebhookEvent[];
  sealedSecret: string;
  /** The previous secret, which also signs until then. */
  previousSecret: string | null;
  previousUntil: Date | null;
  state: EndpointState;
  /** Since when nothing has arrived; null while deliveries succeed. */
  failingSince: Date | null;
  createdAt: Date;
}>;

export type EndpointEvent = DomainEvent<
  'webhook.made' | 'webhook.changed' | 'webhook.rotated' | 'webhook.removed' | 'webhook.failed' | 'webhook.resent',
  Readonly<{ profile: ProfileRef; state: EndpointState }>
>;

/** How long the previous secret also signs, so that receivers can rotate without losing messages. */
const rotationHours = 24;

const hourMs = 60 * 60 * 1_000;

export const endpointEvent = (
  name: EndpointEvent['name'],
  { id, profileUid, profileType, state }: Endpoint,
  actor: Actor,
  now: Date,
): EndpointEvent =>
  eventOf(name, { type: 'webhook', id }, actor, now, { profile: { uid: profileUid, type: profileType }, state });

export type EndpointWish = Readonly<{ url: string; events: readonly WebhookEvent[] }>;

/** Requirements on a webhook's URL. The address it resolves to is checked when we connect. */
function urlOf(text: string, httpsOnly: boolean): string {
  const wrong = (why: string) => partnerErrors.wrongEndpoint({ url: why });
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null;
  const protocols = httpsOnly ? ['https:'] : ['https:', 'http:'];
  if (!url || !protocols.includes(url.protocol) || text.length > webhookUrlLength)
    throw wrong('Please enter the full address of your program, beginning with https://.');
  if (url.username || url.password) throw wrong('Please leave name and password out of the address.');
  url.hash = '';
  return url.href;
}

function eventsFor(type: ProfileRef['type'], wanted: readonly WebhookEvent[]): readonly WebhookEvent[] {
  const known = webhookEventsOf(type).map(({ id }) => id);
  const events = known.filter((id) => wanted.includes(id));
  if (events.length === 0 || wanted.some((id) => !known.includes(id)))
    throw partnerErrors.wrongEndpoint({ events: 'Please choose its events.' });
  return events;
}

/** @throws identity/role-not-enough, identity/seat-needed, partners/wrong-endpoint, partners/too-many-endpoints */
export function makeEndpoint(
  wish: EndpointWish,
  { id, sealedSecret }: Readonly<{ id: string; sealedSecret: string }>,
  { profile, others, httpsOnly }: Readonly<{ profile: ProfileRef; others: number; httpsOnly: boolean }>,
  actor: Actor,
  now: Date,
): [Endpoint, EndpointEvent] {
  checkMember(actor, 'keys');
  const endpoint: Endpoint = {
    id,
    profileUid: profile.uid,
    profileType: profile.type,
    url: urlOf(wish.url, httpsOnly),
    events: eventsFor(profile.type, wish.events),
    sealedSecret,
    previousSecret: null,
    previousUntil: null,
    state: 'on',
    failingSince: null,
    createdAt: now,
  };
  if (others >= webhookEndpointsAtMost) throw partnerErrors.tooManyEndpoints(webhookEndpointsAtMost);
  return [endpoint, endpointEvent('webhook.made', endpoint, actor, now)];
}

/** Undefined fields stay. Re-enabling it or changing its URL resets its failures. @throws as making one does */
export function changeEndpoint(
  endpoint: Endpoint,
  { url, events, on }: Readonly<Partial<EndpointWish> & { on?: boolean }>,
  { httpsOnly }: Readonly<{ httpsOnly: boolean }>,
  actor: Actor,
  now: Date,
): [Endpoint, EndpointEvent] {
  checkMember(actor, 'keys');
  const address = url === undefined ? endpoint.url : urlOf(url, httpsOnly);
  const changed: Endpoint = {
    ...endpoint,
    url: address,
    failingSince: address === endpoint.url ? endpoint.failingSince : null,
    ...(events === undefined ? {} : { events: eventsFor(endpoint.profileType, events) }),
    ...(on === undefined ? {} : on ? { state: 'on', failingSince: null } : { state: 'off' }),
  };
  return [changed, endpointEvent('webhook.changed', changed, actor, now)];
}

/** What staff can do with someone else's endpoint. @throws partners/not-staff */
export function checkTending(actor: Actor): void {
  if (!mayAsStaff(actor, 'webhook.repair')) throw partnerErrors.notStaff();
}

/** Staff re-enable it, which resets its failures. @throws partners/not-staff */
export function switchOn(endpoint: Endpoint, actor: Actor, now: Date): [Endpoint, EndpointEvent] {
  checkTending(actor);
  const on: Endpoint = { ...endpoint, state: 'on', failingSince: null };
  return [on, endpointEvent('webhook.changed', on, actor, now)];
}

/** Rotates the secret; the previous one also signs for a day. */
export function rotateSecret(
  endpoint: Endpoint,
  sealedSecret: string,
  actor: Actor,
  now: Date,
): [Endpoint, EndpointEvent] {
  checkMember(actor, 'keys');
  const rotated: Endpoint = {
    ...endpoint,
    sealedSecret,
    previousSecret: endpoint.sealedSecret,
    previousUntil: new Date(now.getTime() + rotationHours * hourMs),
  };
  return [rotated, endpointEvent('webhook.rotated', rotated, actor, now)];
}

/** The encrypted secrets that sign now, newest first. */
export const secretsOf = (endpoint: Endpoint, now: Date): readonly string[] =>
  endpoint.previousSecret && endpoint.previousUntil && now < endpoint.previousUntil
    ? [endpoint.sealedSecret, endpoint.previousSecret]
    : [endpoint.sealedSecret];

export const newEndpointId = newId;

const ofCollabs = [
  ['requested', 'A Collab is asked for'],
  ['approved', 'A Collab is approved'],
  ['declined', 'A request is declined'],
  ['withdrawn', 'A request is withdrawn'],
  ['expired', 'A request expires unanswered'],
  ['scheduled', 'A visit is booked'],
  ['moved', 'A visit moves to another time'],
  ['time-asked', 'Another time is asked for'],
  ['confirmed', 'A side confirms the visit'],
  ['checked-in', 'The influencer is there'],
  ['bill-typed', 'The bill of a visit is entered'],
  ['bill-confirmed', 'The influencer confirms the bill'],
  ['bill-contested', 'The influencer contests the bill'],
  ['bill-settled', 'Staff decide on a bill'],
  ['dispatched', 'A parcel is on its way'],
  ['no-show', 'A visit counts as missed'],
  ['cancelled', 'A Collab is cancelled'],
  ['delivered', 'All pieces are submitted'],
  ['days-asked', 'More time for the content is asked for'],
  ['days-given', 'The content is due later'],
  ['days-refused', 'More time for the content is refused'],
  ['undelivered-claimed', 'Content is said never to have come'],
  ['undelivered-answered', 'The influencer contests that'],
  ['undelivered-settled', 'A claim of missing content is settled'],
  ['close-warned', 'A Collab will be closed without its content'],
  ['undelivered', 'A Collab ends without its content'],
  ['completed', 'A Collab is completed'],
] as const;
const ofPieces = [
  ['submitted', 'A piece is submitted'],
  ['sent-back', 'Changes to a piece are asked for'],
  ['approved', 'A piece is approved'],
  ['published', 'A piece is published'],
] as const;
const ofOffers = [
  ['made', 'An offer goes live'],
  ['changed', 'An offer changes'],
  ['paused', 'An offer is paused'],
  ['resumed', 'An offer goes on'],
  ['ended', 'An offer ends'],
] as const;

type Row<Entity extends string, Word extends string> = Readonly<{ id: `${Entity}.${Word}`; label: string }>;

const named = <Entity extends string, Word extends string>(
  entity: Entity,
  rows: readonly (readonly [Word, string])[],
): readonly Row<Entity, Word>[] => rows.map(([word, label]) => ({ id: `${entity}.${word}`, label }));

/** What programs of others can be told of. Offers tell their brand alone, everything else both sides. */
const webhookEvents = [
  ...named('collab', ofCollabs),
  ...named('deliverable', ofPieces),
  ...named('offer', ofOffers),
  { id: 'message.sent' as const, label: 'A message is sent' },
];

export type WebhookEvent = (typeof webhookEvents)[number]['id'];

export const webhookEventIds: readonly WebhookEvent[] = webhookEvents.map(({ id }) => id);

/** What a profile of this kind can hear of. */
export const webhookEventsOf = (type: 'brand' | 'influencer') =>
  webhookEvents.filter(({ id }) => type === 'brand' || !id.startsWith('offer.'));

/** What the test button sends. It is not chosen: every endpoint takes it. */
export const webhookTestEvent = 'webhook.test';

export const webhookEndpointsAtMost = 10;
export const webhookUrlLength = 500;

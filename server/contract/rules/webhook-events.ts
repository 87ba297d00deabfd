const ofCollabs = [
  ['requested', 'A Collab is requested'],
  ['approved', 'A Collab is approved'],
  ['declined', 'A request is declined'],
  ['withdrawn', 'A request is withdrawn'],
  ['expired', 'A request expires'],
  ['scheduled', 'A visit is booked'],
  ['moved', 'A visit is moved'],
  ['time-asked', 'Another time is requested'],
  ['confirmed', 'Either side confirms the visit'],
  ['running-late', 'The influencer is running late'],
  ['checked-in', 'The influencer is checked in'],
  ['check-in-moved', 'The time of a check-in is corrected'],
  ['bill-typed', 'The bill of a visit is entered'],
  ['bill-confirmed', 'The influencer confirms the bill'],
  ['bill-contested', 'The influencer contests the bill'],
  ['bill-settled', 'Staff decide on a bill'],
  ['dispatched', 'A parcel is on its way'],
  ['no-show', 'A visit ends as a no-show'],
  ['cancelled', 'A Collab is cancelled'],
  ['delivered', 'All pieces are submitted'],
  ['days-asked', 'More time is requested for the content'],
  ['days-given', 'More time is given for the content'],
  ['days-refused', 'More time is refused for the content'],
  ['undelivered-claimed', 'The brand claims that content is missing'],
  ['undelivered-answered', 'The influencer contests the claim'],
  ['undelivered-settled', 'The claim of missing content is settled'],
  ['close-warned', 'A Collab is about to close without its content'],
  ['undelivered', 'A Collab ends without its content'],
  ['completed', 'A Collab is completed'],
  ['rights-ending', 'The brand’s rights to content are about to end'],
] as const;
const ofPieces = [
  ['submitted', 'A piece is submitted'],
  ['sent-back', 'Changes to a piece are requested'],
  ['approved', 'A piece is approved'],
  ['published', 'A piece is published'],
  ['taken-down', 'The brand confirms that a piece came down'],
  ['use-reported', 'The influencer reports a use after the rights ended'],
  ['use-upheld', 'Staff uphold a report of a use'],
  ['use-dismissed', 'Staff dismiss a report of a use'],
] as const;
const ofOffers = [
  ['made', 'An offer goes live'],
  ['changed', 'An offer changes'],
  ['paused', 'An offer is paused'],
  ['resumed', 'An offer is resumed'],
  ['ended', 'An offer ends'],
] as const;

type Row<Entity extends string, Word extends string> = Readonly<{ id: `${Entity}.${Word}`; label: string }>;

const named = <Entity extends string, Word extends string>(
  entity: Entity,
  rows: readonly (readonly [Word, string])[],
): readonly Row<Entity, Word>[] => rows.map(([word, label]) => ({ id: `${entity}.${word}`, label }));

/**
 * Events that other people’s programs can subscribe to. Offer events go to the brand only, all others to both sides.
 */
const webhookEvents = [
  ...named('collab', ofCollabs),
  ...named('deliverable', ofPieces),
  { id: 'guests.counted' as const, label: 'Guests are counted for a Collab' },
  ...named('offer', ofOffers),
  { id: 'message.sent' as const, label: 'A message is sent' },
];

export type WebhookEvent = (typeof webhookEvents)[number]['id'];

export const webhookEventIds: readonly WebhookEvent[] = webhookEvents.map(({ id }) => id);

/** The events available to this profile type. */
export const webhookEventsOf = (type: 'brand' | 'influencer') =>
  webhookEvents.filter(({ id }) => type === 'brand' || !id.startsWith('offer.'));

/** Sent by the test button. It can't be chosen, because every endpoint accepts it. */
export const webhookTestEvent = 'webhook.test';

export const webhookEndpointsAtMost = 10;
export const webhookUrlLength = 500;

import type { City, BrandCategory, ContentType, DeliverableType } from '../../../contract/lists/index.js';
import { type Actor, eventOf, newId, type DomainEvent } from '../../../shared/kernel/index.js';
import { offerErrors } from './offer.errors.js';

export const offerKinds = ['experience', 'stay', 'product'] as const;
export type OfferKind = (typeof offerKinds)[number];

export const offerStates = ['draft', 'live', 'paused', 'ended'] as const;
export type OfferState = (typeof offerStates)[number];

/** So many pieces of one type, made as video, image or a mix. */
export type Ask = Readonly<{ type: DeliverableType; contentType: ContentType; count: number }>;

/** What is agreed on: copied into the Collab when it is requested, so that a later edit changes nothing agreed. */
export type Terms = Readonly<{
  title: string;
  kind: OfferKind;
  gives: string;
  valuePence: number;
  asks: readonly Ask[];
  brief: string;
  venue: string;
  city: City;
  category: BrandCategory;
  guests: number;
  contentDueDays: number;
  photoPath: string | null;
}>;

/** What a brand gives, to whom it may concern, and what it asks for. */
export type Offer = Terms &
  Readonly<{ id: string; brandId: string; state: OfferState; createdAt: Date; updatedAt: Date; version: number }>;

export type OfferEvent = DomainEvent<
  'offer.made' | 'offer.paused' | 'offer.resumed' | 'offer.ended',
  { brandId: string; title: string }
>;

const termNames = [
  'title', 'kind', 'gives', 'valuePence', 'asks', 'brief', 'venue', 'city', 'category', 'guests', 'contentDueDays', 'photoPath',
] as const satisfies readonly (keyof Terms)[]; // prettier-ignore

export const termsOf = (offer: Offer): Terms =>
  Object.fromEntries(termNames.map((name) => [name, offer[name]])) as unknown as Terms;

export const offerActions = ['pause', 'resume', 'end'] as const;
export type OfferAction = (typeof offerActions)[number];

const moves: Record<OfferAction, { from: readonly OfferState[]; to: OfferState; event: OfferEvent['name'] }> = {
  pause: { from: ['live'], to: 'paused', event: 'offer.paused' },
  resume: { from: ['paused'], to: 'live', event: 'offer.resumed' },
  end: { from: ['live', 'paused'], to: 'ended', event: 'offer.ended' },
};

const happened = (name: OfferEvent['name'], offer: Offer, actor: Actor, now: Date): OfferEvent =>
  eventOf(name, { type: 'offer', id: offer.id }, actor, now, { brandId: offer.brandId, title: offer.title });

/** A brand puts an offer in front of influencers. */
export function makeOffer(brandId: string, terms: Terms, actor: Actor, now: Date): [Offer, OfferEvent] {
  const offer: Offer = { ...terms, id: newId(), brandId, state: 'live', createdAt: now, updatedAt: now, version: 0 };
  return [offer, happened('offer.made', offer, actor, now)];
}

export const ownsOffer = (offer: Offer, actor: Actor): boolean =>
  actor.role === 'admin' || (actor.role === 'brand' && actor.profile?.uid === offer.brandId);

/** Influencers see live offers, and those of which they have a Collab; the brand and staff see theirs in every state. */
export const canSeeOffer = (offer: Offer, actor: Actor, hasCollab = false): boolean =>
  offer.state === 'live' || hasCollab || ownsOffer(offer, actor);

export function moveOffer(offer: Offer, action: OfferAction, actor: Actor, now: Date): [Offer, OfferEvent] {
  if (!ownsOffer(offer, actor)) throw offerErrors.notFound(offer.id);
  const { from, to, event } = moves[action];
  if (!from.includes(offer.state)) throw offerErrors.wrongState(action, offer.state);
  const moved = { ...offer, state: to, updatedAt: now };
  return [moved, happened(event, moved, actor, now)];
}

export const offerActionsFor = (offer: Offer, actor: Actor): OfferAction[] =>
  ownsOffer(offer, actor) ? offerActions.filter((action) => moves[action].from.includes(offer.state)) : [];

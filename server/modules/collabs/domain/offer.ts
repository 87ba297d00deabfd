import {
  type BrandCategory,
  brandCategories,
  type City,
  type ContentType,
  type DeliverableType,
  mainCities,
  type MapPoint,
  pointOf,
} from '../../../contract/lists/index.js';
import { pick } from '../../../contract/rules/by-name.js';
import { type Actor, checkOffered, eventOf, newId, type DomainEvent } from '../../../shared/kernel/index.js';
import { checkBrief } from './brief-gate.js';
import { offerErrors } from './offer.errors.js';
import type { UsageRights } from './usage-rights.js';

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
  /** What to wear, in the brand’s words; empty where anything will do, missing in what was agreed before this was asked. */
  dressCode?: string;
  contentDueDays: number;
  photoPath: string | null;
  /** Where and for how long the brand may use what is made; null in what was agreed before this was asked. */
  rights: UsageRights | null;
  /** Sent to the influencer instead of visited: there are no times then. */
  shipped: boolean;
}>;

/** What a brand gives, to whom it may concern, and what it asks for. */
export type Offer = Terms &
  Readonly<{
    id: string;
    brandId: string;
    /** Which of the brand's venues it takes place at; null when it is none of them. */
    venueId: string | null;
    /** Dates of London's calendar on which nobody can come, `2027-03-04`. */
    blackoutDates: readonly string[];
    /** Where it stands on the map: the venue itself, or the middle of its city when the venue is not on the map. */
    lat: number;
    lng: number;
    exactPlace: boolean;
    state: OfferState;
    /** When it came before influencers, by which it is new to them; of a draft, when it was begun. */
    createdAt: Date;
    updatedAt: Date;
    version: number;
  }>;

export type OfferEvent = DomainEvent<
  'offer.drafted' | 'offer.made' | 'offer.changed' | 'offer.paused' | 'offer.resumed' | 'offer.ended',
  { brandId: string; title: string }
>;

const termNames = [
  'title', 'kind', 'gives', 'valuePence', 'asks', 'brief', 'venue', 'city', 'category', 'guests', 'dressCode', 'contentDueDays', 'photoPath', 'shipped', 'rights',
] as const; // prettier-ignore

export const termsOf = (offer: Offer): Terms => pick(offer, termNames);

export const offerActions = ['publish', 'pause', 'resume', 'end'] as const;
export type OfferAction = (typeof offerActions)[number];

const moves: Record<OfferAction, { from: readonly OfferState[]; to: OfferState; event: OfferEvent['name'] }> = {
  publish: { from: ['draft'], to: 'live', event: 'offer.made' },
  pause: { from: ['live'], to: 'paused', event: 'offer.paused' },
  resume: { from: ['paused'], to: 'live', event: 'offer.resumed' },
  end: { from: ['draft', 'live', 'paused'], to: 'ended', event: 'offer.ended' },
};

const happened = (name: OfferEvent['name'], offer: Offer, actor: Actor, now: Date): OfferEvent =>
  eventOf(name, { type: 'offer', id: offer.id }, actor, now, { brandId: offer.brandId, title: offer.title });

/** Where an offer can be taken, and when it cannot. `point` is where the venue stands on the map, if it does. */
export type Where = Readonly<{ venueId: string | null; point: MapPoint | null; blackoutDates: readonly string[] }>;

const anywhere: Where = { venueId: null, point: null, blackoutDates: [] };

const placeOf = ({ city }: Terms, { venueId, point, blackoutDates }: Where) => {
  const middle = point ?? pointOf(city);
  if (!middle) throw offerErrors.noSuchCity();
  const { lat, lng } = middle;
  return { lat, lng, exactPlace: point !== null, venueId, blackoutDates: [...new Set(blackoutDates)].sort() };
};

function checkLists({ city, category }: Terms, before?: Terms): void {
  checkOffered('city', mainCities, city, before?.city);
  checkOffered('category', brandCategories, category, before?.category);
}

/** A brand writes an offer: as a draft that only it sees, or at once in front of influencers. */
export function makeOffer(
  brandId: string,
  terms: Terms,
  actor: Actor,
  now: Date,
  where: Where = anywhere,
  state: 'live' | 'draft' = 'live',
): [Offer, OfferEvent] {
  if (state === 'live') checkBrief(terms.brief);
  checkLists(terms);
  const offer: Offer = {
    ...terms,
    dressCode: terms.dressCode ?? '',
    ...placeOf(terms, where),
    id: newId(),
    brandId,
    state,
    createdAt: now,
    updatedAt: now,
    version: 0,
  };
  return [offer, happened(state === 'live' ? 'offer.made' : 'offer.drafted', offer, actor, now)];
}

/** The brand changes what it offers from now on: what has been agreed stays as it was. @throws collabs/offer-wrong-state */
export function changeOffer(offer: Offer, terms: Terms, where: Where, actor: Actor, now: Date): [Offer, OfferEvent] {
  if (!ownsOffer(offer, actor)) throw offerErrors.notFound(offer.id);
  if (offer.state === 'ended') throw offerErrors.wrongState('change', offer.state);
  if (offer.state !== 'draft') checkBrief(terms.brief);
  checkLists(terms, offer);
  const changed: Offer = { ...offer, ...terms, ...placeOf(terms, where), updatedAt: now };
  return [changed, happened('offer.changed', changed, actor, now)];
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
  if (to === 'live') checkBrief(offer.brief);
  const moved = { ...offer, state: to, createdAt: action === 'publish' ? now : offer.createdAt, updatedAt: now };
  return [moved, happened(event, moved, actor, now)];
}

export const offerActionsFor = (offer: Offer, actor: Actor): OfferAction[] =>
  ownsOffer(offer, actor) ? offerActions.filter((action) => moves[action].from.includes(offer.state)) : [];

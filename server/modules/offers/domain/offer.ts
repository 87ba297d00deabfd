import { brandCategories, mainCities, type MapPoint, pointOf } from '../../../contract/lists/index.js';
import { asksForReviews, judgeBrief } from '../../../contract/rules/disclosure/index.js';
import { type Terms, unsaidTerms } from '../../../contract/terms.js';
import { type Actor, checkOffered, eventOf, newId, type DomainEvent } from '../../../shared/kernel/index.js';
import { offerErrors } from './offer.errors.js';

export const offerStates = ['draft', 'live', 'paused', 'ended'] as const;
export type OfferState = (typeof offerStates)[number];

/** What a brand gives, to whom, and what it asks for. */
export type Offer = Terms &
  Readonly<{
    id: string;
    brandId: string;
    /** The brand's venue for it; null if it is elsewhere. */
    venueId: string | null;
    /** Dates in London when nobody can come, `2027-03-04`. */
    blackoutDates: readonly string[];
    /** Its point on the map: the venue itself, or the city centre if the venue isn't on the map. */
    lat: number;
    lng: number;
    exactPlace: boolean;
    state: OfferState;
    /** When influencers first saw it, which makes it new to them; for a draft, when it was created. */
    createdAt: Date;
    updatedAt: Date;
    version: number;
  }>;

export type OfferEvent = DomainEvent<
  'offer.drafted' | 'offer.made' | 'offer.changed' | 'offer.paused' | 'offer.resumed' | 'offer.ended',
  { brandId: string; title: string }
>;

/**
 * A brief that asks to hide that a post is an ad can't go live. @throws collabs/brief-hides-ad,
 * collabs/asks-for-reviews
 */
export function checkBrief(brief: string): void {
  if (asksForReviews(brief)) throw offerErrors.asksForReviews('brief');
  const verdict = judgeBrief(brief);
  if (verdict.result === 'fail') throw offerErrors.briefHidesAd(verdict);
}

/** Fields other than the brief in which a brand may describe what it asks for. */
const words = ['title', 'gives', 'venue', 'included', 'notIncluded', 'dressCode', 'houseRules', 'contactOnTheDay'] as const; // prettier-ignore

/** What creators see must not ask for anything illegal. @throws collabs/brief-hides-ad, collabs/asks-for-reviews */
function checkWords(terms: Terms): void {
  checkBrief(terms.brief);
  const field = words.find((each) => asksForReviews(terms[each] ?? ''));
  if (field) throw offerErrors.asksForReviews(field);
}

/** Details about guests need at least one guest. @throws request/invalid */
function checkGuests({ guests, guestsRequired, guestsOweContent }: Terms): void {
  if (guests === 0 && (guestsRequired || guestsOweContent)) throw offerErrors.guestsNeeded();
}

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

/** Where an offer takes place, and when it can't. `point` is the venue's point on the map, if it has one. */
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

/** A brand creates an offer, as a private draft or live at once. */
export function makeOffer(
  brandId: string,
  terms: Terms,
  actor: Actor,
  now: Date,
  where: Where = anywhere,
  state: 'live' | 'draft' = 'live',
): [Offer, OfferEvent] {
  if (state === 'live') checkWords(terms);
  checkLists(terms);
  checkGuests(terms);
  const offer: Offer = {
    ...unsaidTerms,
    ...terms,
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

/** The brand changes the offer for the future: agreed terms stay as they were. @throws collabs/offer-wrong-state */
export function changeOffer(offer: Offer, terms: Terms, where: Where, actor: Actor, now: Date): [Offer, OfferEvent] {
  if (!ownsOffer(offer, actor)) throw offerErrors.notFound(offer.id);
  if (offer.state === 'ended') throw offerErrors.wrongState('change', offer.state);
  if (offer.state !== 'draft') checkWords(terms);
  checkLists(terms, offer);
  checkGuests(terms);
  const changed: Offer = { ...offer, ...terms, ...placeOf(terms, where), updatedAt: now };
  return [changed, happened('offer.changed', changed, actor, now)];
}

export const ownsOffer = (offer: Offer, actor: Actor): boolean =>
  actor.role === 'admin' || (actor.role === 'brand' && actor.profile?.uid === offer.brandId);

/**
 * Influencers see live offers, and those they have a Collab for; the brand and staff see all its offers in every state.
 */
export const canSeeOffer = (offer: Offer, actor: Actor, hasCollab = false): boolean =>
  offer.state === 'live' || hasCollab || ownsOffer(offer, actor);

export function moveOffer(offer: Offer, action: OfferAction, actor: Actor, now: Date): [Offer, OfferEvent] {
  if (!ownsOffer(offer, actor)) throw offerErrors.notFound(offer.id);
  const { from, to, event } = moves[action];
  if (!from.includes(offer.state)) throw offerErrors.wrongState(action, offer.state);
  if (to === 'live') checkWords(offer);
  const moved = { ...offer, state: to, createdAt: action === 'publish' ? now : offer.createdAt, updatedAt: now };
  return [moved, happened(event, moved, actor, now)];
}

export const offerActionsFor = (offer: Offer, actor: Actor): OfferAction[] =>
  ownsOffer(offer, actor) ? offerActions.filter((action) => moves[action].from.includes(offer.state)) : [];

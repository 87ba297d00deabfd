import { type Collab, request } from '../../server/modules/collabs/domain/collab.js';
import { move } from '../../server/modules/collabs/domain/moves.js';
import { schedule } from '../../server/modules/collabs/domain/visit.js';
import type { Terms } from '../../server/contract/terms.js';
import { makeOffer, type Offer } from '../../server/modules/offers/domain/offer.js';
import { openSlot, type Slot } from '../../server/modules/offers/domain/slot.js';
import { type Actor, theProduct } from '../../server/shared/kernel/index.js';

const id = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;

export const brandId = id(1);
export const influencerId = id(2);

export const brandActor: Actor = { userId: id(11), role: 'brand', profile: { uid: brandId, type: 'brand' } };
export const influencerActor: Actor = {
  userId: id(12),
  role: 'influencer',
  profile: { uid: influencerId, type: 'influencer' },
};
export const staffActor: Actor = { userId: id(13), role: 'admin', staffRole: 'operations' };
export const strangerBrand: Actor = { userId: id(14), role: 'brand', profile: { uid: id(4), type: 'brand' } };
export const strangerInfluencer: Actor = {
  userId: id(15),
  role: 'influencer',
  profile: { uid: id(5), type: 'influencer' },
};
export const guestActor: Actor = { userId: id(16), role: 'guest' };

/** Everyone who may or may not do something to a Collab. */
export const actors = {
  brand: brandActor,
  influencer: influencerActor,
  staff: staffActor,
  product: theProduct,
  'another brand': strangerBrand,
  'another influencer': strangerInfluencer,
  guest: guestActor,
};

export const monday = new Date('2026-11-23T10:00:00Z');
export const daysAfter = (date: Date, days: number) => new Date(date.getTime() + days * 24 * 60 * 60 * 1_000);
export const visitAt = daysAfter(monday, 3);
export const afterTheVisit = daysAfter(visitAt, 1);

export const terms: Terms = {
  title: 'Tasting menu for two',
  kind: 'experience',
  gives: 'Seven courses with paired drinks',
  valuePence: 18_000,
  asks: [
    { type: 'reel', contentType: 'video', count: 1 },
    { type: 'story', contentType: 'mix', count: 2 },
  ],
  brief: 'Show the open kitchen. Label it Ad.',
  venue: 'Ember & Rye, 12 Redchurch Street',
  city: 'london',
  category: 'restaurants',
  guests: 1,
  contentDueDays: 14,
  photoPath: null,
  rights: { channels: ['own-social'], months: 12 },
  shipped: false,
};

export const anOffer = (more: Partial<Terms> = {}): Offer =>
  makeOffer(brandId, { ...terms, ...more }, brandActor, monday)[0];

export const aSlot = (offer: Offer, capacity = 2, startsAt = visitAt): Slot => openSlot(offer.id, startsAt, capacity);

/** A Collab at the given stage, reached by real moves; at 4 it is checked in when its visit begins. */
export function aCollab(stage: 1 | 3 | 4 = 1, more: Partial<Terms> = {}): Collab {
  const collab = anAwaitedCollab(stage, more);
  return stage === 4 ? { ...collab, checkedInAt: visitAt, checkedInBy: 'brand' } : collab;
}

/** What the influencer asks for when requesting this offer. */
export const aRequest = (offer: Offer): Collab =>
  request(offer, influencerId, 'I would love to come.', influencerActor, monday)[0];

/** The same, without a check-in. */
export function anAwaitedCollab(stage: 1 | 3 | 4 = 4, more: Partial<Terms> = {}): Collab {
  const offer = anOffer(more);
  const requested = aRequest(offer);
  if (stage === 1) return requested;
  const [approved] = move(requested, 'approve', brandActor, monday);
  if (stage === 3) return approved;
  return schedule(approved, aSlot(offer), influencerActor, monday)[0];
}

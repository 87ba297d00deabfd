import { brandCategories, type BrandCategory } from '../../../contract/lists/index.js';
import { type Actor, checkMember, checkOffered, type DomainEvent, eventOf } from '../../../shared/kernel/index.js';
import { type Terms, type UsageRights, usualRights } from '../../../contract/terms.js';
import { checkBrief } from './offer.js';

/** What a brand says alike in most of its offers. */
export type OfferDefaultsDetails = Pick<Terms, 'kind' | 'shipped' | 'guests' | 'asks' | 'contentDueDays' | 'brief'> &
  Readonly<{
    rights: UsageRights;
    /** Null is chosen in each offer. */
    category: BrandCategory | null;
    /** One of the brand's venues; null is chosen in each offer. */
    venueId: string | null;
    /** How many influencers can come at a time. */
    places: number;
  }>;

/** What a brand's new offers begin with. `version` is 0 while the brand has said nothing. */
export type OfferDefaults = OfferDefaultsDetails &
  Readonly<{ brandId: string; updatedAt: Date | null; version: number }>;

export type OfferDefaultsEvent = DomainEvent<'offer-defaults.changed', { brandId: string }>;

/** What offers begin with where the brand has said nothing. */
export const usualOfferDefaults = (brandId: string): OfferDefaults => ({
  brandId,
  kind: 'experience',
  shipped: false,
  venueId: null,
  category: null,
  guests: 1,
  places: 2,
  asks: [{ type: 'reel', contentType: 'video', count: 1 }],
  contentDueDays: 14,
  brief: '',
  rights: usualRights,
  updatedAt: null,
  version: 0,
});

/**
 * The brand says again what its offers begin with. Those that are there keep what they say.
 * @throws identity/role-not-enough, identity/seat-needed, collabs/brief-hides-ad, request/invalid
 */
export function changeOfferDefaults(
  defaults: OfferDefaults,
  details: OfferDefaultsDetails,
  actor: Actor,
  now: Date,
): [OfferDefaults, OfferDefaultsEvent] {
  checkMember(actor, 'profile');
  checkBrief(details.brief);
  checkOffered('category', brandCategories, details.category, defaults.category);
  const { brandId } = defaults;
  return [
    { ...defaults, ...details, updatedAt: now },
    eventOf('offer-defaults.changed', { type: 'offer-defaults', id: brandId }, actor, now, { brandId }),
  ];
}

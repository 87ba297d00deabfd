import { brandCategories, type BrandCategory } from '../../../contract/lists/index.js';
import { type Actor, checkMember, checkOffered, type DomainEvent, eventOf } from '../../../shared/kernel/index.js';
import { type Terms, type UsageRights, usualRights } from '../../../contract/terms.js';
import { checkBrief } from './offer.js';

/** Fields that a brand usually fills the same way in its offers. */
export type OfferDefaultsDetails = Pick<Terms, 'kind' | 'shipped' | 'guests' | 'asks' | 'contentDueDays' | 'brief'> &
  Readonly<{
    rights: UsageRights;
    /** Null means chosen for each offer. */
    category: BrandCategory | null;
    /** One of the brand's venues; null means chosen for each offer. */
    venueId: string | null;
    /** How many influencers can come at a time. */
    places: number;
  }>;

/** The defaults of a brand's new offers. `version` is 0 until the brand sets them. */
export type OfferDefaults = OfferDefaultsDetails &
  Readonly<{ brandId: string; updatedAt: Date | null; version: number }>;

export type OfferDefaultsEvent = DomainEvent<'offer-defaults.changed', { brandId: string }>;

/** The product's defaults, for brands without their own. */
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
 * The brand replaces its defaults. Existing offers don't change.
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

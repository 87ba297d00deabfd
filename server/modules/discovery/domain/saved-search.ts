import type { BrowserSort, InfluencerFilterName } from '../../../contract/rules/influencer-filters.js';
import type { SafetyCategory } from '../../../contract/lists/index.js';
import { type Actor, checkMember, type DomainEvent, eventOf, newId } from '../../../shared/kernel/index.js';

/** The parameters in a search's URL; only those that narrow it. */
type SearchFilter = Readonly<
  Partial<Record<InfluencerFilterName, readonly string[]>> & {
    exclude?: readonly SafetyCategory[];
    q?: string;
    sort?: BrowserSort;
    /** The brand's offer that influencers should match. */
    offer?: string;
    /** `off`: includes people whom the brand's own exclusions would leave out. */
    exclusions?: 'on' | 'off';
  }
>;

export type SearchDetails = Readonly<{ name: string; filter: SearchFilter }>;

/** A search saved for everyone in a brand. Names are unique within a brand, ignoring case. */
export type SavedSearch = SearchDetails &
  Readonly<{ id: string; brandId: string; createdBy: string; createdAt: Date; updatedAt: Date; version: number }>;

export type SavedSearchEvent = DomainEvent<
  'saved-search.kept' | 'saved-search.changed' | 'saved-search.removed',
  { brandId: string; name: string }
>;

const happened = (name: SavedSearchEvent['name'], search: SavedSearch, actor: Actor, now: Date): SavedSearchEvent =>
  eventOf(name, { type: 'saved-search', id: search.id }, actor, now, { brandId: search.brandId, name: search.name });

/** Only the brand's own people can see it. */
export const canSeeSearch = ({ brandId }: SavedSearch, actor: Actor): boolean =>
  actor.role === 'brand' && actor.profile?.uid === brandId;

/** @throws identity/role-not-enough, identity/seat-needed */
export function keepSearch(
  brandId: string,
  details: SearchDetails,
  actor: Actor,
  now: Date,
): [SavedSearch, SavedSearchEvent] {
  checkMember(actor, 'collabs');
  const search: SavedSearch = {
    ...details,
    id: newId(),
    brandId,
    createdBy: actor.userId,
    createdAt: now,
    updatedAt: now,
    version: 0,
  };
  return [search, happened('saved-search.kept', search, actor, now)];
}

/** @throws identity/role-not-enough, identity/seat-needed */
export function changeSearch(
  search: SavedSearch,
  details: SearchDetails,
  actor: Actor,
  now: Date,
): [SavedSearch, SavedSearchEvent] {
  checkMember(actor, 'collabs');
  const changed: SavedSearch = { ...search, ...details, updatedAt: now };
  return [changed, happened('saved-search.changed', changed, actor, now)];
}

/** @throws identity/role-not-enough, identity/seat-needed */
export function removeSearch(search: SavedSearch, actor: Actor, now: Date): SavedSearchEvent {
  checkMember(actor, 'collabs');
  return happened('saved-search.removed', search, actor, now);
}

import type { BrowserSort, InfluencerFilterName } from '../../../contract/rules/influencer-filters.js';
import type { SafetyCategory } from '../../../contract/lists/index.js';
import { type Actor, checkMember, type DomainEvent, eventOf, newId } from '../../../shared/kernel/index.js';

/** What the address of a search says; only what narrows. */
type SearchFilter = Readonly<
  Partial<Record<InfluencerFilterName, readonly string[]>> & {
    exclude?: readonly SafetyCategory[];
    q?: string;
    sort?: BrowserSort;
    /** Of the brand's offers the one that they are to match. */
    offer?: string;
    /** `off`: with those as well whom the brand's own exclusions leave out. */
    exclusions?: 'on' | 'off';
  }
>;

export type SearchDetails = Readonly<{ name: string; filter: SearchFilter }>;

/** A search that a brand keeps, for everyone who works there. Names are unique within a brand, whatever their case. */
export type SavedSearch = SearchDetails &
  Readonly<{ id: string; brandId: string; createdBy: string; createdAt: Date; updatedAt: Date; version: number }>;

export type SavedSearchEvent = DomainEvent<
  'saved-search.kept' | 'saved-search.changed' | 'saved-search.removed',
  { brandId: string; name: string }
>;

const happened = (name: SavedSearchEvent['name'], search: SavedSearch, actor: Actor, now: Date): SavedSearchEvent =>
  eventOf(name, { type: 'saved-search', id: search.id }, actor, now, { brandId: search.brandId, name: search.name });

/** Only the brand's own people know of it. */
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

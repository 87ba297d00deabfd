import { type City, mainCities, type MapPoint } from '../../../contract/lists/index.js';
import { type OpeningHours, openingHoursFaults, type Weekday } from '../../../contract/rules/opening-hours.js';
import {
  type Actor,
  checkMember,
  checkOffered,
  type DomainEvent,
  eventOf,
  newId,
  DomainError,
} from '../../../shared/kernel/index.js';

export const venueErrors = {
  notFound: (id: string) =>
    new DomainError('not-found', 'profiles/venue-not-found', 'This venue doesn’t exist.', { id }),
  stale: (id: string) =>
    new DomainError(
      'conflict',
      'profiles/venue-stale',
      'Someone else has just changed this venue. Reload, then try again.',
      {
        id,
      },
    ),
  hours: (faults: Partial<Record<Weekday, string>>) =>
    new DomainError('invalid', 'profiles/venue-hours', 'Please check the opening hours.', {
      errors: Object.fromEntries(Object.entries(faults).map(([day, sentence]) => [`openingHours.${day}`, sentence])),
    }),
  tooMany: (limit: number) =>
    new DomainError('conflict', 'profiles/too-many-venues', `A brand can have at most ${limit} venues.`, { limit }),
};

/** A brand's description of one of its places. */
export type VenueDetails = Readonly<{
  name: string;
  address: string;
  city: City;
  /** Null until someone has placed it on the map. */
  point: MapPoint | null;
  openingHours: OpeningHours;
}>;

/** A place where a brand receives influencers. */
export type Venue = VenueDetails &
  Readonly<{ id: string; brandId: string; createdAt: Date; updatedAt: Date; version: number }>;

export type VenueEvent = DomainEvent<
  'venue.added' | 'venue.changed' | 'venue.removed',
  { brandId: string; name: string }
>;

/** The most places a brand can have. */
export const venuesABrand = 50;

const happened = (name: VenueEvent['name'], venue: Venue, actor: Actor, now: Date): VenueEvent =>
  eventOf(name, { type: 'venue', id: venue.id }, actor, now, { brandId: venue.brandId, name: venue.name });

const ownsVenues = (brandId: string, actor: Actor): boolean =>
  actor.role === 'admin' || (actor.role === 'brand' && actor.profile?.uid === brandId);

/** Whether this reader can see this venue among the brand's own. */
export const canSeeVenue = (venue: Venue, actor: Actor): boolean => ownsVenues(venue.brandId, actor);

/** @throws profiles/venue-hours, identity/role-not-enough, request/invalid */
export function addVenue(brandId: string, details: VenueDetails, actor: Actor, now: Date): [Venue, VenueEvent] {
  check(actor, details);
  checkOffered('city', mainCities, details.city);
  const venue: Venue = { ...details, id: newId(), brandId, createdAt: now, updatedAt: now, version: 0 };
  return [venue, happened('venue.added', venue, actor, now)];
}

/** @throws profiles/venue-hours, identity/role-not-enough, request/invalid */
export function changeVenue(venue: Venue, details: VenueDetails, actor: Actor, now: Date): [Venue, VenueEvent] {
  check(actor, details);
  checkOffered('city', mainCities, details.city, venue.city);
  const changed: Venue = { ...venue, ...details, updatedAt: now };
  return [changed, happened('venue.changed', changed, actor, now)];
}

/** Existing offers keep their text. @throws identity/role-not-enough */
export function removeVenue(venue: Venue, actor: Actor, now: Date): VenueEvent {
  if (actor.role === 'brand') checkMember(actor, 'profile');
  return happened('venue.removed', venue, actor, now);
}

function check(actor: Actor, { openingHours }: VenueDetails): void {
  if (actor.role === 'brand') checkMember(actor, 'profile');
  const faults = openingHoursFaults(openingHours);
  if (Object.keys(faults).length > 0) throw venueErrors.hours(faults);
}

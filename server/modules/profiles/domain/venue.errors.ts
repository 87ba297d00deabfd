import type { Weekday } from '../../../contract/rules/opening-hours.js';
import { DomainError } from '../../../shared/kernel/index.js';

export const venueErrors = {
  notFound: (id: string) =>
    new DomainError('not-found', 'profiles/venue-not-found', 'This venue does not exist.', { id }),
  stale: (id: string) =>
    new DomainError(
      'conflict',
      'profiles/venue-stale',
      'Someone else has just changed this venue. Please look again.',
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

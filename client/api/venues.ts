import { queryOptions } from '@tanstack/react-query';
import { type ProblemError, call } from './client';
import type { components } from './schema';

export type Venue = components['schemas']['VenueView'];

/** The places of the chosen brand, by name. */
export const venuesQuery = (brandUid: string) =>
  queryOptions<readonly Venue[], ProblemError>({
    queryKey: ['venues', brandUid],
    queryFn: ({ signal }) => call('GET /api/v1/venues', { signal }),
  });

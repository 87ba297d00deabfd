import { queryOptions } from '@tanstack/react-query';
import { type ProblemError, call } from './client';
import type { components } from './schema';

export type Company = components['schemas']['CompanyView'];

/** Your own brand's profile. */
export const companyQuery = (uid: string) =>
  queryOptions<Company, ProblemError>({
    queryKey: ['company', uid],
    queryFn: ({ signal }) => call('GET /api/v1/company', { signal }),
  });

export type Venue = components['schemas']['VenueView'];

/** The places of the chosen brand, by name. */
export const venuesQuery = (brandUid: string) =>
  queryOptions<readonly Venue[], ProblemError>({
    queryKey: ['venues', brandUid],
    queryFn: ({ signal }) => call('GET /api/v1/venues', { signal }),
  });

export type OfferDefaults = components['schemas']['OfferDefaultsView'];
export type OfferDefaultsInput = components['schemas']['OfferDefaultsInput'];

/** The defaults for the chosen brand's new offers. */
export const offerDefaultsQuery = (brandUid: string) =>
  queryOptions<OfferDefaults, ProblemError>({
    queryKey: ['offer-defaults', brandUid],
    queryFn: ({ signal }) => call('GET /api/v1/offer-defaults', { signal }),
  });

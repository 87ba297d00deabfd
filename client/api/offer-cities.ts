import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call, type ProblemError } from './client';
import type { FeedFilter } from './offers';
import type { components } from './schema';

export type OfferCity = components['schemas']['OfferCityView'];

/** The cities and towns that have live offers of this kind, the fullest first. */
export function useOfferCities({ category, saved }: FeedFilter) {
  const query = { category, saved: saved ? ('true' as const) : null };
  return useQuery<components['schemas']['OfferCitiesView'], ProblemError>({
    queryKey: ['offers', 'cities', query],
    queryFn: ({ signal }) => call('GET /api/v1/offers/cities', { query, signal }),
    placeholderData: keepPreviousData,
  });
}

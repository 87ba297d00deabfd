import { queryOptions } from '@tanstack/react-query';
import { type ProblemError, call } from './client';
import type { components } from './schema';

export type OfferDefaults = components['schemas']['OfferDefaultsView'];
export type OfferDefaultsInput = components['schemas']['OfferDefaultsInput'];

/** What the chosen brand's new offers begin with. */
export const offerDefaultsQuery = (brandUid: string) =>
  queryOptions<OfferDefaults, ProblemError>({
    queryKey: ['offer-defaults', brandUid],
    queryFn: ({ signal }) => call('GET /api/v1/offer-defaults', { signal }),
  });

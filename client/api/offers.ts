import { brandCategories } from '../../server/contract/lists/brands';
import { mainCities } from '../../server/contract/lists/places';
import { isTownId } from '../../server/contract/lists/towns';
import {
  type InfiniteData,
  useInfiniteQuery,
  queryOptions,
  useMutation,
  useQueryClient,
  keepPreviousData,
  useQuery,
} from '@tanstack/react-query';
import type { Option } from '../../server/contract/lists/option';
import { type ProblemError, call } from './client';
import type { Collab } from './collabs';
import type { components } from './schema';

export type Offer = components['schemas']['OfferView'];
export type OfferCard = components['schemas']['OfferCardView'];
export type OfferPage = components['schemas']['OfferPage'];
export type NewOffer = components['schemas']['MakeOfferInput'];
export type Slot = components['schemas']['SlotView'];
export type Ask = components['schemas']['AskDto'];
export type OfferKind = Offer['kind'];
export type OfferAction = Offer['actions'][number];

export const offerKinds: readonly Option<OfferKind>[] = [
  { id: 'experience', label: 'Experience' },
  { id: 'stay', label: 'Stay' },
  { id: 'product', label: 'Product' },
];

export const offerStates: readonly Option<Offer['state']>[] = [
  { id: 'draft', label: 'Draft' },
  { id: 'live', label: 'Live' },
  { id: 'paused', label: 'Paused' },
  { id: 'ended', label: 'Ended' },
];

/** Ids from the contract's lists, saved ones only, and an area of the map; empty filters don't apply. */
export type FeedFilter = Readonly<{
  city: string;
  category: string;
  saved?: boolean;
  bounds?: string;
  sort?: 'newest' | 'match';
}>;

/** The city and category in a URL; unknown ones are ignored, so that an old link still opens. */
export function placeAndKindIn(search: URLSearchParams): Pick<FeedFilter, 'city' | 'category'> {
  const [city, category] = [search.get('city') ?? '', search.get('category') ?? ''];
  return {
    city: isTownId(city) || mainCities.some(({ id }) => id === city) ? city : '',
    category: brandCategories.some(({ id }) => id === category) ? category : '',
  };
}

const feedPageSize = 12;

/** Live offers for an influencer or staff, a brand's own offers for a brand; newest first, page by page. */
export function useOffers(
  { city, category, saved = false, bounds = '', sort = 'newest' }: FeedFilter = { city: '', category: '' },
) {
  return useInfiniteQuery<OfferPage, ProblemError, InfiniteData<OfferPage>, readonly unknown[], string | null>({
    queryKey: ['offers', 'list', { city, category, saved, bounds, sort }],
    initialPageParam: null,
    queryFn: ({ pageParam: after, signal }) =>
      call('GET /api/v1/offers', {
        query: {
          limit: feedPageSize,
          city,
          category,
          saved: saved ? 'true' : null,
          bounds,
          sort: sort === 'match' ? sort : null,
          after,
        },
        signal,
      }),
    getNextPageParam: ({ next }) => next,
  });
}

/** One offer with its upcoming times. */
export const offerQuery = (id: string) =>
  queryOptions<Offer, ProblemError>({
    queryKey: ['offers', id],
    queryFn: ({ signal }) => call('GET /api/v1/offers/{id}', { path: { id }, signal }),
  });

/** Why an offer suits this influencer, and what would improve the match. */
export const offerMatchQuery = (id: string) =>
  queryOptions<components['schemas']['MatchView'], ProblemError>({
    queryKey: ['offers', id, 'match'],
    queryFn: ({ signal }) => call('GET /api/v1/offer-matches/{id}', { path: { id }, signal }),
  });

/** Publishes an offer. */
export function useMakeOffer() {
  const queries = useQueryClient();
  return useMutation<Offer, ProblemError, NewOffer>({
    mutationFn: (offer) => call('POST /api/v1/offers', { body: offer }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['offers'] }),
  });
}

/** Changes an offer and its upcoming times. */
export function useChangeOffer(id: string) {
  const queries = useQueryClient();
  return useMutation<Offer, ProblemError, components['schemas']['OfferInput']>({
    mutationFn: (offer) => call('PUT /api/v1/offers/{id}', { path: { id }, body: offer }),
    onSuccess: (offer) => {
      queries.setQueryData(['offers', id], offer);
      return queries.invalidateQueries({ queryKey: ['offers', 'list'] });
    },
  });
}

/** Posts one of the offer's `actions`. */
export function useMoveOffer(id: string) {
  const queries = useQueryClient();
  return useMutation<Offer, ProblemError, OfferAction>({
    mutationFn: (action) => call('POST /api/v1/offers/{id}/{action}', { path: { id, action } }),
    onSuccess: (offer) => {
      queries.setQueryData(['offers', id], offer);
      return queries.invalidateQueries({ queryKey: ['offers', 'list'] });
    },
  });
}

/** Requests an offer, with a message to the brand. */
export function useRequestCollab(offerId: string) {
  const queries = useQueryClient();
  return useMutation<Collab, ProblemError, string>({
    mutationFn: (note) => call('POST /api/v1/offers/{id}/requests', { path: { id: offerId }, body: { note } }),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['offers'] }),
        queries.invalidateQueries({ queryKey: ['collabs'] }),
      ]),
  });
}

/** Saves the offer, or removes it from the saved ones; the heart updates optimistically. */
export function useSaveOffer(id: string) {
  const queries = useQueryClient();
  return useMutation<void, ProblemError, boolean>({
    mutationFn: (keep) => call(`${keep ? 'PUT' : 'DELETE'} /api/v1/offers/{id}/saved`, { path: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['offers'] }),
  });
}

export type OfferCity = components['schemas']['OfferCityView'];

/** Cities and towns with live offers of this kind, most offers first. */
export function useOfferCities({ category, saved }: FeedFilter) {
  const query = { category, saved: saved ? ('true' as const) : null };
  return useQuery<components['schemas']['OfferCitiesView'], ProblemError>({
    queryKey: ['offers', 'cities', query],
    queryFn: ({ signal }) => call('GET /api/v1/offers/cities', { query, signal }),
    placeholderData: keepPreviousData,
  });
}

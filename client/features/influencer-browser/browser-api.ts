import {
  type InfiniteData,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { browserLimits } from '../../../server/contract/rules/influencer-filters';
import { type ProblemError, call } from '../../api/client';
import type { components } from '../../api/schema';
import { venuesQuery } from '../../api/company';
import { useSession } from '../../shell/session/session-context';
import { type BrowserFilter, askedOf, nearbyOf, searchOf } from './browser-filter';

type Schemas = components['schemas'];

/** `score` is present when sorted by match. */
export type InfluencerCard = Schemas['InfluencerCardView'] & Partial<Pick<Schemas['MatchedInfluencerView'], 'score'>>;
export type InfluencerSheet = Schemas['InfluencerSheetView'];
export type Facets = Schemas['InfluencerFacetsView'];
export type SavedSearch = Schemas['SavedSearchView'];
export type Match = Schemas['MatchView'];
type InfluencerPage = Omit<Schemas['MatchedPage'], 'items'> & { items: InfluencerCard[] };

const key = 'influencer-browser';

/**
 * Cards, page by page; people nearby come first, and again in their place. While another filter is loading, the
 * previous cards stay.
 */
export function useInfluencers(filter: BrowserFilter) {
  const search = searchOf(filter).toString();
  const { actor } = useSession();
  const queries = useQueryClient();
  const nearby = async (signal: AbortSignal): Promise<InfluencerCard[]> => {
    if (actor.type !== 'brand') return [];
    const venues = await queries.fetchQuery({ ...venuesQuery(actor.uid), staleTime: 60_000 });
    const near = nearbyOf(filter, [...new Set(venues.map(({ city }) => city))]);
    if (!near) return [];
    const query = { ...askedOf(near), sort: null, limit: browserLimits.page };
    return (await call('GET /api/v1/influencer-browser', { query, signal })).items;
  };
  return useInfiniteQuery<
    InfluencerPage,
    ProblemError,
    InfiniteData<InfluencerPage>,
    readonly unknown[],
    string | null
  >({
    queryKey: [key, 'page', search],
    initialPageParam: null,
    placeholderData: keepPreviousData,
    queryFn: async ({ pageParam: after, signal }) => {
      const { sort, ...query } = { ...askedOf(filter), limit: browserLimits.page, after };
      if (sort === 'match') return call('GET /api/v1/influencer-matches', { query, signal });
      const [first, page] = await Promise.all([
        filter.sort === 'near' && after === null ? nearby(signal) : [],
        call('GET /api/v1/influencer-browser', { query: { ...query, sort }, signal }),
      ]);
      return { ...page, items: [...first, ...page.items] };
    },
    getNextPageParam: ({ next }) => next,
  });
}

/** The total, and the count of each option. */
export function useFacets(filter: BrowserFilter): Facets | undefined {
  const query = askedOf({ ...filter, sort: 'near' });
  const { data } = useQuery<Facets, ProblemError>({
    queryKey: [key, 'facets', query],
    queryFn: ({ signal }) => call('GET /api/v1/influencer-browser/facets', { query, signal }),
    placeholderData: keepPreviousData,
  });
  return data;
}

/** Why someone matches the brand, or one of its offers. */
export const matchQuery = (id: string, offer: string) =>
  queryOptions<Match, ProblemError>({
    queryKey: [key, 'match', id, offer],
    queryFn: ({ signal }) => call('GET /api/v1/influencer-matches/{id}', { path: { id }, query: { offer }, signal }),
  });

/** One influencer, with everything that brands can see. */
export const sheetQuery = (id: string) =>
  queryOptions<InfluencerSheet, ProblemError>({
    queryKey: [key, 'sheet', id],
    queryFn: ({ signal }) => call('GET /api/v1/influencer-browser/{id}', { path: { id }, signal }),
  });

const searchesKey = ['saved-searches'];

export const savedSearchesQuery = queryOptions<SavedSearch[], ProblemError>({
  queryKey: searchesKey,
  queryFn: ({ signal }) => call('GET /api/v1/saved-searches', { signal }),
});

/** Converts a filter into a saved search, and back. */
export const savedFilterOf = ({ chosen, text, sort, offer, everybody }: BrowserFilter): SavedSearch['filter'] =>
  ({
    ...chosen,
    ...(text ? { q: text } : {}),
    ...(sort === 'near' ? {} : { sort }),
    ...(offer ? { offer } : {}),
    ...(everybody ? { exclusions: 'off' } : {}),
  }) as SavedSearch['filter'];

export function addressOfSaved(filter: SavedSearch['filter']): URLSearchParams {
  const entries = Object.entries(filter as Record<string, string | string[]>);
  return new URLSearchParams(entries.map(([name, value]) => [name, [value].flat().join()]));
}

type SearchChange =
  | Readonly<{ kind: 'keep'; name: string; filter: BrowserFilter }>
  | Readonly<{ kind: 'change'; search: SavedSearch; name: string; filter?: BrowserFilter }>
  | Readonly<{ kind: 'remove'; search: SavedSearch }>;

function send(change: SearchChange): Promise<unknown> {
  if (change.kind === 'remove') return call('DELETE /api/v1/saved-searches/{id}', { path: { id: change.search.id } });
  if (change.kind === 'keep')
    return call('POST /api/v1/saved-searches', { body: { name: change.name, filter: savedFilterOf(change.filter) } });
  const { search, name, filter } = change;
  const body = { name, filter: filter ? savedFilterOf(filter) : search.filter };
  return call('PUT /api/v1/saved-searches/{id}', { path: { id: search.id }, body });
}

/** Saves, renames, replaces or removes a saved search. */
export function useChangeSearches() {
  const queries = useQueryClient();
  return useMutation<unknown, ProblemError, SearchChange>({
    mutationFn: send,
    onSettled: () => queries.invalidateQueries({ queryKey: searchesKey }),
  });
}

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
import { type BrowserFilter, searchOf } from './browser-filter';

/** `score` is there where they are sorted by how they suit. */
export type InfluencerCard = components['schemas']['InfluencerCardView'] & { score?: number };
export type InfluencerSheet = components['schemas']['InfluencerSheet'];
export type Facets = components['schemas']['InfluencerFacetsView'];
export type SavedSearch = components['schemas']['SavedSearchView'];
export type Match = components['schemas']['MatchView'];
type InfluencerPage = Readonly<{ items: InfluencerCard[]; next: string | null; close: boolean; of?: number }>;

const address = '/api/v1/influencer-browser';
const matches = '/api/v1/influencer-matches';
const key = 'influencer-browser';

/** Cards, page after page. While another filter is being asked for, those of the former stay. */
export function useInfluencers(filter: BrowserFilter) {
  const search = searchOf(filter).toString();
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
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams(search);
      query.set('limit', String(browserLimits.page));
      if (pageParam) query.set('after', pageParam);
      const byMatch = filter.sort === 'match';
      if (byMatch) query.delete('sort');
      return call<InfluencerPage>(`${byMatch ? matches : address}?${query.toString()}`, { signal });
    },
    getNextPageParam: ({ next }) => next,
  });
}

/** How many there are, and of each option how many. */
export function useFacets(filter: BrowserFilter): Facets | undefined {
  const search = searchOf({ ...filter, sort: 'followers' }).toString();
  const { data } = useQuery<Facets, ProblemError>({
    queryKey: [key, 'facets', search],
    queryFn: ({ signal }) => call<Facets>(`${address}/facets${search ? `?${search}` : ''}`, { signal }),
    placeholderData: keepPreviousData,
  });
  return data;
}

/** Why somebody suits the brand, or one of its offers. */
export const matchQuery = (id: string, offer: string) =>
  queryOptions<Match, ProblemError>({
    queryKey: [key, 'match', id, offer],
    queryFn: ({ signal }) => call<Match>(`${matches}/${id}${offer ? `?offer=${offer}` : ''}`, { signal }),
  });

/** One influencer, with all that they let brands see. */
export const sheetQuery = (id: string) =>
  queryOptions<InfluencerSheet, ProblemError>({
    queryKey: [key, 'sheet', id],
    queryFn: ({ signal }) => call<InfluencerSheet>(`${address}/${id}`, { signal }),
  });

const searchesKey = ['saved-searches'];

export const savedSearchesQuery = queryOptions<SavedSearch[], ProblemError>({
  queryKey: searchesKey,
  queryFn: ({ signal }) => call<SavedSearch[]>('/api/v1/saved-searches', { signal }),
});

/** What a saved search keeps of a filter, and back. */
export const savedFilterOf = ({ chosen, text, sort, offer, everybody }: BrowserFilter): SavedSearch['filter'] =>
  ({
    ...chosen,
    ...(text ? { q: text } : {}),
    sort,
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
  if (change.kind === 'remove') return call(`/api/v1/saved-searches/${change.search.id}`, { method: 'DELETE' });
  if (change.kind === 'keep')
    return call('/api/v1/saved-searches', { body: { name: change.name, filter: savedFilterOf(change.filter) } });
  const { search, name, filter } = change;
  const body = { name, filter: filter ? savedFilterOf(filter) : search.filter };
  return call(`/api/v1/saved-searches/${search.id}`, { method: 'PUT', body });
}

/** Keeps, renames, replaces or removes a saved search. */
export function useChangeSearches() {
  const queries = useQueryClient();
  return useMutation<unknown, ProblemError, SearchChange>({
    mutationFn: send,
    onSettled: () => queries.invalidateQueries({ queryKey: searchesKey }),
  });
}

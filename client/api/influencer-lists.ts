import { type InfiniteData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { hasWords } from '../../server/contract/rules/has-words';
import { type ProblemError, call } from './client';
import type { components } from './schema';
import { asThisProfile } from './acting-as';

export type InfluencerList = components['schemas']['StaffInfluencerListView'];
export type ListMember = components['schemas']['StaffListMemberView'];
export type AddedMembers = components['schemas']['AddedMembersView'];
export type ListLink = components['schemas']['ListLinkView'];

export type OpenInfluencerList = components['schemas']['OpenBrandListView'];

const staffs = '/api/v1/admin/influencer-list-explorer';
const brands = '/api/v1/influencer-lists';

type Root = typeof staffs | typeof brands;

/** Whose lists the pages and dialogs below use: staff's, unless a page provides a brand's. */
export const ListsOf = createContext<Root>(staffs);
export const brandLists = brands;
const useRoot = () => useContext(ListsOf);

/** The query-key prefix of everything about lists. */
export const listsKey = 'influencer-list-explorer'; // the panel's name of the resource, so that its own queries are invalidated too
const pageLength = 100;
const listsShown = 200;

/**
 * The lists whose names contain these words, most recently changed first; with `influencerId`, only those that they are
 * on.
 */
export function useInfluencerLists(filter: Readonly<{ q?: string; influencerId?: string }>) {
  const root = useRoot();
  const ofStaff = root === staffs;
  return useQuery<InfluencerList[], ProblemError>({
    queryKey: [listsKey, root, 'lists', ofStaff ? filter : {}],
    queryFn: ({ signal }) =>
      ofStaff
        ? call('GET /api/v1/admin/influencer-list-explorer', {
            query: {
              filter: JSON.stringify(filter),
              range: JSON.stringify([0, listsShown - 1]),
              sort: JSON.stringify(['updatedAt', 'DESC']),
            },
            signal,
          })
        : call('GET /api/v1/influencer-lists', { signal }),
    select: (lists) => (ofStaff ? lists : lists.filter(({ name }) => hasWords(name, filter.q ?? ''))),
    placeholderData: (before) => before,
  });
}

/** One of the brand's lists with all its members. */
export const useOpenList = (id: string) =>
  useQuery<OpenInfluencerList, ProblemError>({
    queryKey: [listsKey, brands, 'list', id],
    queryFn: ({ signal }) => call('GET /api/v1/influencer-lists/{id}', { path: { id }, signal }),
  });

export const useInfluencerList = (id: string) =>
  useQuery<InfluencerList, ProblemError>({
    queryKey: [listsKey, 'list', id],
    queryFn: ({ signal }) => call('GET /api/v1/admin/influencer-list-explorer/{id}', { path: { id }, signal }),
  });

export type MembersAsked = Readonly<{ sort: 'place' | 'followers' | 'handle'; q: string; vote: string }>;

/** The parameters for a list's members, for pages and for the file. */
function membersQuery({ sort, q, vote }: MembersAsked) {
  const filter = { ...(q && { q }), ...(vote && { vote }) };
  return { filter: JSON.stringify(filter), sort: JSON.stringify([sort, sort === 'followers' ? 'DESC' : 'ASC']) };
}

export const membersFile = (id: string, asked: MembersAsked): string =>
  `${staffs}/${id}/members.csv?${new URLSearchParams(membersQuery(asked)).toString()}`;

export const brandListFile = (id: string): string => asThisProfile(`${brands}/${id}/members.csv`);

/** A list's members, a hundred at a time. */
export const useListMembers = (id: string, asked: MembersAsked) =>
  useInfiniteQuery<ListMember[], ProblemError, InfiniteData<ListMember[], number>, readonly unknown[], number>({
    queryKey: [listsKey, 'members', id, asked],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v1/admin/influencer-list-explorer/{id}/members', {
        path: { id },
        query: { ...membersQuery(asked), range: JSON.stringify([pageParam, pageParam + pageLength - 1]) },
        signal,
      }),
    getNextPageParam: (last, pages) => (last.length < pageLength ? undefined : pages.length * pageLength),
    placeholderData: (before) => before,
  });

export function useListLinks(id: string) {
  const root = useRoot();
  return useQuery<ListLink[], ProblemError>({
    queryKey: [listsKey, 'links', id],
    queryFn: ({ signal }) => call(`GET ${root}/{id}/links`, { path: { id }, signal }),
  });
}

/** A mutation of lists, which invalidates all list queries. */
function useListChange<Input, Answer>(change: (root: Root, input: Input) => Promise<Answer>) {
  const queries = useQueryClient();
  const root = useRoot();
  return useMutation<Answer, ProblemError, Input>({
    mutationFn: (input) => change(root, input),
    onSettled: () => queries.invalidateQueries({ queryKey: [listsKey] }),
  });
}

export const useCreateList = () =>
  useListChange((root, body: { name: string; notes: string }) => call(`POST ${root}`, { body }));

export const useUpdateList = (id: string) =>
  useListChange((root, body: { name: string; notes: string }) => call(`PUT ${root}/{id}`, { path: { id }, body }));

export const useRemoveList = (id: string) =>
  useListChange((root, _: void) => call(`DELETE ${root}/{id}`, { path: { id } }));

export const useAddMembers = () =>
  useListChange((root, { id, influencerIds }: { id: string; influencerIds: readonly string[] }) =>
    call(`POST ${root}/{id}/members`, { path: { id }, body: { influencerIds } }),
  );

/** Handles as text, or a table as a file in Base64. */
type BroughtHandles = Readonly<{ text: string } | { file: string }>;

export const useImportMembers = (id: string) =>
  useListChange((root, body: BroughtHandles) => call(`POST ${root}/{id}/import`, { path: { id }, body }));

export const useRemoveMembers = () =>
  useListChange((root, { id, influencerIds }: { id: string; influencerIds: readonly string[] }) =>
    call(`POST ${root}/{id}/remove`, { path: { id }, body: { influencerIds } }),
  );

/** Optimistically shows the new order; if the server refuses, the next response restores the old one. */
export function useMoveMember(id: string, asked: MembersAsked) {
  const queries = useQueryClient();
  const queryKey = [listsKey, 'members', id, asked];
  return useMutation<InfluencerList, ProblemError, { influencerId: string; place: number }>({
    mutationFn: (body) => call('POST /api/v1/admin/influencer-list-explorer/{id}/move', { path: { id }, body }),
    onMutate: async ({ influencerId, place }) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData<InfiniteData<ListMember[], number>>(queryKey, (data) => {
        if (!data) return data;
        const rows = data.pages.flat();
        const from = rows.findIndex((row) => row.id === influencerId);
        const moved = from < 0 ? rows : rows.toSpliced(from, 1).toSpliced(place, 0, rows[from]!);
        const pages = data.pages.map((_, page) => moved.slice(page * pageLength, (page + 1) * pageLength));
        return { ...data, pages };
      });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [listsKey] }),
  });
}

type Reordered = Readonly<{ influencerId: string; place: number; people: OpenInfluencerList['people'] }>;

/** The same in a brand's list; `people` are its visible members, in their new order. */
export function useMoveListed(id: string) {
  const queries = useQueryClient();
  const queryKey = [listsKey, brands, 'list', id];
  return useMutation<unknown, ProblemError, Reordered>({
    mutationFn: ({ influencerId, place }) =>
      call('POST /api/v1/influencer-lists/{id}/move', { path: { id }, body: { influencerId, place } }),
    onMutate: async ({ people }) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData<OpenInfluencerList>(queryKey, (list) => list && { ...list, people });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [listsKey] }),
  });
}

export const useNoteMember = (id: string) =>
  useListChange((root, { influencerId, note }: { influencerId: string; note: string }) =>
    call(`PUT ${root}/{id}/members/{influencerId}`, { path: { id, influencerId }, body: { note } }),
  );

export const useShareList = (id: string) =>
  useListChange((root, body: { label: string; days: number }) =>
    call(`POST ${root}/{id}/links`, { path: { id }, body }),
  );

export const useUnshareList = (id: string) =>
  useListChange((root, linkId: string) => call(`DELETE ${root}/{id}/links/{linkId}`, { path: { id, linkId } }));

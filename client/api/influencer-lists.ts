import { type InfiniteData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ProblemError, call } from './client';
import type { components } from './schema';

export type InfluencerList = components['schemas']['StaffInfluencerListView'];
export type ListMember = components['schemas']['StaffListMemberView'];
export type ListLink = components['schemas']['ListLinkView'];
export type AddedMembers = components['schemas']['AddedMembersView'];

const root = '/api/v1/admin/influencer-list-explorer';
const key = 'influencer-list-explorer'; // what the panel calls the resource, so that its own answers are forgotten as well
const pageLength = 100;
const listsShown = 200;

const json = (value: unknown): string => encodeURIComponent(JSON.stringify(value));

/** The lists whose names contain this, the last changed first; with `influencerId` those that they are on. */
export const useInfluencerLists = (filter: Readonly<{ q?: string; influencerId?: string }>) =>
  useQuery<InfluencerList[], ProblemError>({
    queryKey: [key, 'lists', filter],
    queryFn: ({ signal }) =>
      call(`${root}?filter=${json(filter)}&range=${json([0, listsShown - 1])}&sort=${json(['updatedAt', 'DESC'])}`, {
        signal,
      }),
    placeholderData: (before) => before,
  });

export const useInfluencerList = (id: string) =>
  useQuery<InfluencerList, ProblemError>({
    queryKey: [key, 'list', id],
    queryFn: ({ signal }) => call(`${root}/${id}`, { signal }),
  });

export type MembersAsked = Readonly<{ sort: 'place' | 'followers' | 'handle'; q: string; vote: string }>;

/** What the address of a list's members says, for pages and for the file. */
export function membersQuery({ sort, q, vote }: MembersAsked): string {
  const filter = { ...(q && { q }), ...(vote && { vote }) };
  return `filter=${json(filter)}&sort=${json([sort, sort === 'followers' ? 'DESC' : 'ASC'])}`;
}

export const membersFile = (id: string, asked: MembersAsked): string =>
  `${root}/${id}/members.csv?${membersQuery(asked)}`;

/** Those on a list, a hundred at a time. */
export const useListMembers = (id: string, asked: MembersAsked) =>
  useInfiniteQuery<ListMember[], ProblemError, InfiniteData<ListMember[], number>, readonly unknown[], number>({
    queryKey: [key, 'members', id, asked],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      call(`${root}/${id}/members?${membersQuery(asked)}&range=${json([pageParam, pageParam + pageLength - 1])}`, {
        signal,
      }),
    getNextPageParam: (last, pages) => (last.length < pageLength ? undefined : pages.length * pageLength),
    placeholderData: (before) => before,
  });

export const useListLinks = (id: string) =>
  useQuery<ListLink[], ProblemError>({
    queryKey: [key, 'links', id],
    queryFn: ({ signal }) => call(`${root}/${id}/links`, { signal }),
  });

/** Something that changes lists: afterwards everything of them is asked anew. */
function useListChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient();
  return useMutation<Answer, ProblemError, Input>({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: [key] }),
  });
}

export const useCreateList = () =>
  useListChange((body: { name: string; notes: string }) => call<InfluencerList>(root, { body }));

export const useUpdateList = (id: string) =>
  useListChange((body: { name: string; notes: string }) =>
    call<InfluencerList>(`${root}/${id}`, { method: 'PUT', body }),
  );

export const useRemoveList = (id: string) =>
  useListChange(() => call<InfluencerList>(`${root}/${id}`, { method: 'DELETE' }));

export const useAddMembers = () =>
  useListChange(({ id, influencerIds }: { id: string; influencerIds: readonly string[] }) =>
    call<AddedMembers>(`${root}/${id}/members`, { body: { influencerIds } }),
  );

export const useImportMembers = (id: string) =>
  useListChange((text: string) => call<AddedMembers>(`${root}/${id}/import`, { body: { text } }));

export const useRemoveMembers = () =>
  useListChange(({ id, influencerIds }: { id: string; influencerIds: readonly string[] }) =>
    call<InfluencerList>(`${root}/${id}/remove`, { body: { influencerIds } }),
  );

/** Shows the new order at once; where the server refuses, the old one comes back with the next answer. */
export function useMoveMember(id: string, asked: MembersAsked) {
  const queries = useQueryClient();
  const queryKey = [key, 'members', id, asked];
  return useMutation<InfluencerList, ProblemError, { influencerId: string; place: number }>({
    mutationFn: (body) => call(`${root}/${id}/move`, { body }),
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
    onSettled: () => queries.invalidateQueries({ queryKey: [key] }),
  });
}

export const useNoteMember = (id: string) =>
  useListChange(({ influencerId, note }: { influencerId: string; note: string }) =>
    call<InfluencerList>(`${root}/${id}/members/${influencerId}`, { method: 'PUT', body: { note } }),
  );

export const useShareList = (id: string) =>
  useListChange((body: { label: string; days: number }) => call<ListLink>(`${root}/${id}/links`, { body }));

export const useUnshareList = (id: string) =>
  useListChange((linkId: string) => call<ListLink[]>(`${root}/${id}/links/${linkId}`, { method: 'DELETE' }));

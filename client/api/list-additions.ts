import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MapPoint } from '../../server/contract/lists/places';
import { type Addition, grow, type GrowingList } from '../../server/contract/lists/growing';
import { call, type ProblemError } from './client';
import type { components } from './schema';
import { settingsQuery } from './settings';

type Additions = components['schemas']['ListAdditionList'];

const key = ['list-additions'] as const;

const grown = (answer: Additions): Additions => {
  grow(answer.items);
  return answer;
};

/** What staff have added to lists, with what they have withdrawn; the lists of this page take it up. For staff alone. */
export const useListAdditions = () =>
  useQuery<Additions, ProblemError>({
    queryKey: key,
    queryFn: ({ signal }) => call('GET /api/v1/admin/list-additions', { signal }),
    select: grown,
  });

/** Takes an answer up, and the lists of this page with it. */
function useTaken() {
  const queries = useQueryClient();
  return (answer: Additions) => {
    queries.setQueryData(key, grown(answer));
    return queries.invalidateQueries({ queryKey: settingsQuery.queryKey });
  };
}

/** Adds a value; `point` is where a city lies, null where the other list of cities knows it. */
export const useAddToList = (list: GrowingList) =>
  useMutation<Additions, ProblemError, { label: string; point: MapPoint | null }>({
    mutationFn: (body) => call('POST /api/v1/admin/list-additions', { body: { list, ...body } }),
    onSuccess: useTaken(),
  });

/** Renames, withdraws or brings back. */
export const useChangeAddition = ({ list, id }: Pick<Addition, 'list' | 'id'>) =>
  useMutation<Additions, ProblemError, { label?: string; withdrawn?: boolean }>({
    mutationFn: (body) => call('PATCH /api/v1/admin/list-additions/{list}/{id}', { path: { list, id }, body }),
    onSuccess: useTaken(),
  });

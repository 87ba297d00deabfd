import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ProblemError, call } from './client';
import type { components } from './schema';
import { settingsQuery } from './settings';
import { rowsOf } from './staff-list';
import type { MapPoint } from '../../server/contract/lists/places';
import { type Addition, grow, type GrowingList } from '../../server/contract/lists/growing';

export type StaffSetting = components['schemas']['StaffSettingView'];

const key = ['staff-settings'] as const;

/** What staff may set for everyone, and what the server's environment says. */
export const useStaffSettings = () =>
  useQuery<StaffSetting[], ProblemError>({
    queryKey: key,
    queryFn: ({ signal }) => call('GET /api/v1/admin/settings', { query: rowsOf(100), signal }),
  });

/** Sets one; null goes back to the environment, an empty text hides it. */
export function useChangeSetting(id: StaffSetting['id']) {
  const queries = useQueryClient();
  return useMutation<StaffSetting, ProblemError, string | null>({
    mutationFn: (set) => call('PUT /api/v1/admin/settings/{id}', { path: { id }, body: { set } }),
    onSuccess: (changed) => {
      queries.setQueryData<StaffSetting[]>(key, (all) => all?.map((each) => (each.id === id ? changed : each)));
      return queries.invalidateQueries({ queryKey: settingsQuery.queryKey });
    },
  });
}

type Row = components['schemas']['StaffAdditionView'];

const additionsKey = ['list-additions'] as const;

/** As lists know it: by its option, which is unique within one. */
const additionOf = ({ option, ...row }: Row): Addition => ({ ...row, id: option });

function grown(rows: readonly Row[]): readonly Addition[] {
  const additions = rows.map(additionOf);
  grow(additions);
  return additions;
}

/** What staff have added to lists, with what they have withdrawn; the lists of this page take it up. For staff alone. */
export const useListAdditions = () =>
  useQuery<Row[], ProblemError, readonly Addition[]>({
    queryKey: additionsKey,
    queryFn: ({ signal }) => call('GET /api/v1/admin/list-additions', { query: rowsOf(1_000), signal }),
    select: grown,
  });

/** The lists of this page take up what was changed. */
function useTaken() {
  const queries = useQueryClient();
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: additionsKey }),
      queries.invalidateQueries({ queryKey: settingsQuery.queryKey }),
    ]);
}

/** Adds a value; `point` is a city's location, null if the other list of cities knows it. */
export const useAddToList = (list: GrowingList) =>
  useMutation<Row, ProblemError, { label: string; point: MapPoint | null }>({
    mutationFn: (body) => call('POST /api/v1/admin/list-additions', { body: { list, ...body } }),
    onSuccess: useTaken(),
  });

/** Renames, withdraws or brings back. */
export const useChangeAddition = ({ list, id }: Pick<Addition, 'list' | 'id'>) =>
  useMutation<Row, ProblemError, { label?: string; withdrawn?: boolean }>({
    mutationFn: (body) => call('PUT /api/v1/admin/list-additions/{id}', { path: { id: `${list}.${id}` }, body }),
    onSuccess: useTaken(),
  });

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ProblemError, call } from './client';
import type { components } from './schema';
import { settingsQuery } from './settings';
import { rowsOf } from './staff-list';
import type { MapPoint } from '../../server/contract/lists/places';
import { type Addition, grow, type GrowingList } from '../../server/contract/lists/growing';

export type StaffSetting = components['schemas']['StaffSettingView'];

const key = ['staff-settings'] as const;

/** Settings that staff can change, with the server environment's values. */
export const useStaffSettings = () =>
  useQuery<StaffSetting[], ProblemError>({
    queryKey: key,
    queryFn: ({ signal }) => call('GET /api/v1/admin/settings', { query: rowsOf(100), signal }),
  });

/** Sets one; null reverts to the environment, an empty text hides it. */
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

/** In the lists' format: by its option, which is unique within one. */
const additionOf = ({ option, ...row }: Row): Addition => ({ ...row, id: option });

function grown(rows: readonly Row[]): readonly Addition[] {
  const additions = rows.map(additionOf);
  grow(additions);
  return additions;
}

/** Staff's additions to lists, including withdrawn ones; also updates this page's lists. For staff only. */
export const useListAdditions = () =>
  useQuery<Row[], ProblemError, readonly Addition[]>({
    queryKey: additionsKey,
    queryFn: ({ signal }) => call('GET /api/v1/admin/list-additions', { query: rowsOf(1_000), signal }),
    select: grown,
  });

/** This page's lists include the change. */
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

/** Renames, withdraws or restores. */
export const useChangeAddition = ({ list, id }: Pick<Addition, 'list' | 'id'>) =>
  useMutation<Row, ProblemError, { label?: string; withdrawn?: boolean }>({
    mutationFn: (body) => call('PUT /api/v1/admin/list-additions/{id}', { path: { id: `${list}.${id}` }, body }),
    onSuccess: useTaken(),
  });

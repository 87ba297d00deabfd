import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ProblemError, call } from './client';
import type { components } from './schema';
import { settingsQuery } from './settings';
import { rowsOf } from './staff-list';

export type StaffSetting = components['schemas']['StaffSettingView'];

const key = ['staff-settings'] as const;

/** What staff may set for everybody, and what the server's environment says. */
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

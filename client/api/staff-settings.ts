import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ProblemError, call } from './client';
import type { components } from './schema';
import { settingsQuery } from './settings';

export type StaffSetting = components['schemas']['StaffSettingView'];
export type StaffSettings = components['schemas']['StaffSettingList'];

const key = ['staff-settings'] as const;

/** What staff may set for everybody, and what the server's environment says. */
export const useStaffSettings = () =>
  useQuery<StaffSettings, ProblemError>({
    queryKey: key,
    queryFn: ({ signal }) => call('GET /api/v1/admin/settings', { signal }),
  });

/** Sets one; null goes back to the environment, an empty text hides it. */
export function useChangeSetting(id: StaffSetting['id']) {
  const queries = useQueryClient();
  return useMutation<StaffSettings, ProblemError, string | null>({
    mutationFn: (value) => call('PUT /api/v1/admin/settings/{setting}', { path: { setting: id }, body: { value } }),
    onSuccess: (settings) => {
      queries.setQueryData(key, settings);
      return queries.invalidateQueries({ queryKey: settingsQuery.queryKey });
    },
  });
}

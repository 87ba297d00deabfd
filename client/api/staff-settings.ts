import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ProblemError, call } from './client';
import type { components } from './schema';
import { settingsQuery } from './settings';

export type StaffSetting = components['schemas']['StaffSettingView'];
export type StaffSettings = components['schemas']['StaffSettingList'];

const path = '/api/v1/admin/settings';
const key = ['staff-settings'] as const;

/** What staff may set for everybody, and what the server's environment says. */
export const useStaffSettings = () =>
  useQuery<StaffSettings, ProblemError>({ queryKey: key, queryFn: ({ signal }) => call(path, { signal }) });

/** Sets one; null goes back to the environment, an empty text hides it. */
export function useChangeSetting(id: StaffSetting['id']) {
  const queries = useQueryClient();
  return useMutation<StaffSettings, ProblemError, string | null>({
    mutationFn: (value) => call(`${path}/${id}`, { method: 'PUT', body: { value } }),
    onSuccess: (settings) => {
      queries.setQueryData(key, settings);
      return queries.invalidateQueries({ queryKey: settingsQuery.queryKey });
    },
  });
}

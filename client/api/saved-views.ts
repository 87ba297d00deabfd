import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ProblemError, call } from './client';
import type { components } from './schema';
import { rowsOf } from './staff-list';

export type SavedView = components['schemas']['SavedView'];
type KeepViewInput = components['schemas']['KeepViewInput'];

const key = 'saved-views';

/** One's own views of a list and those that colleagues share, by name. */
export const useSavedViews = (resource: KeepViewInput['resource']) =>
  useQuery<SavedView[], ProblemError>({
    queryKey: [key, resource],
    queryFn: ({ signal }) => call('GET /api/v1/admin/saved-views', { query: rowsOf(500, { resource }), signal }),
  });

function useViewChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient();
  return useMutation<Answer, ProblemError, Input>({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: [key] }),
  });
}

export const useKeepView = () =>
  useViewChange((body: KeepViewInput) => call('POST /api/v1/admin/saved-views', { body }));

export const useRemoveView = () =>
  useViewChange((id: string) => call('DELETE /api/v1/admin/saved-views/{id}', { path: { id } }));

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ProblemError, call } from './client';
import type { components } from './schema';

export type SavedView = components['schemas']['SavedView'];
type KeepViewInput = components['schemas']['KeepViewInput'];

const root = '/api/v1/admin/saved-views';
const key = 'saved-views';

/** One's own views of a list and those that colleagues share, by name. */
export const useSavedViews = (resource: KeepViewInput['resource']) =>
  useQuery<{ items: SavedView[] }, ProblemError>({
    queryKey: [key, resource],
    queryFn: ({ signal }) => call(`${root}?resource=${resource}`, { signal }),
  });

function useViewChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient();
  return useMutation<Answer, ProblemError, Input>({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: [key] }),
  });
}

export const useKeepView = () => useViewChange((body: KeepViewInput) => call<SavedView>(root, { body }));

export const useRemoveView = () => useViewChange((id: string) => call<void>(`${root}/${id}`, { method: 'DELETE' }));

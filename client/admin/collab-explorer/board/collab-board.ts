import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ProblemError, call } from '../../../api/client';
import type { components } from '../../../api/schema';
import { toast } from '../../../ui/toast';
import { resources } from '../../resources';
import type { CollabRow } from '../collab';

type CollabBoardView = components['schemas']['CollabBoardView'];
type Override = components['schemas']['OverrideCollabInput'];

/** Open Collabs by stage, of those that the filters leave, and those completed. */
export const useCollabBoard = (filter: Readonly<Record<string, unknown>>) =>
  useQuery<CollabBoardView, ProblemError>({
    queryKey: [resources.collabs, 'board', filter],
    queryFn: ({ signal }) =>
      call('GET /api/v1/admin/collab-explorer/board', { query: { filter: JSON.stringify(filter) }, signal }),
    placeholderData: (before) => before,
  });

/** Puts a Collab right, as its own page does; both sides read the reason. */
export function useOverride() {
  const queries = useQueryClient();
  return useMutation<CollabRow, ProblemError, { id: string } & Override>({
    mutationFn: ({ id, ...body }) => call('POST /api/v1/admin/collab-explorer/{id}/override', { path: { id }, body }),
    onSuccess: ({ title }) => toast.success(`${title} was put right`),
    onError: ({ message }) => toast.say(message),
    onSettled: () => queries.invalidateQueries({ queryKey: [resources.collabs] }),
  });
}

/** What staff may put right by a stage; the last one is an end. */
export function overrideTo(stage: string): Pick<Override, 'stage' | 'outcome'> | null {
  const back = ([3, 4, 5] as const).find((each) => String(each) === stage);
  if (back) return { stage: back };
  return stage === '6' ? { outcome: 'completed' } : null;
}

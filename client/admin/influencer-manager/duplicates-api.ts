import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ProblemError, call } from '../../api/client';
import type { components } from '../../api/schema';
import { toast } from '../../ui/toast';
import { resources } from '../resources';

type Schemas = components['schemas'];
export type Duplicates = Schemas['DuplicatesView'];
export type Pair = Schemas['DuplicatePairView'];
export type Side = Schemas['DuplicateSideView'];
export type Merge = Schemas['MergeView'];

const queryKey = [resources.influencers, 'duplicates'] as const;

/** Pairs that may be one person, and merges that can be undone. */
export const useDuplicates = () =>
  useQuery<Duplicates, ProblemError>({
    queryKey,
    queryFn: ({ signal }) => call('GET /api/v1/admin/influencer-duplicates', { signal }),
  });

type Step =
  | Readonly<{ step: 'search' }>
  | Readonly<{ step: 'merge'; body: Schemas['MergeInfluencersInput'] }>
  | Readonly<{ step: 'undo'; body: Schemas['UndoMergeInput'] }>
  | Readonly<{ step: 'settle'; body: Schemas['SettlePairInput'] }>;

function take(next: Step): Promise<Duplicates> {
  switch (next.step) {
    case 'search':
      return call('POST /api/v1/admin/influencer-duplicates/search');
    case 'merge':
      return call('POST /api/v1/admin/influencer-duplicates/merge', { body: next.body });
    case 'undo':
      return call('POST /api/v1/admin/influencer-duplicates/undo', { body: next.body });
    case 'settle':
      return call('POST /api/v1/admin/influencer-duplicates/settle', { body: next.body });
  }
}

/** One action on duplicates; each returns the new state. `said` is the toast, with an undo. */
export function useDuplicatesStep() {
  const queries = useQueryClient();
  return useMutation<Duplicates, ProblemError, Step & Readonly<{ said?: string; back?: Step }>>({
    mutationFn: (next) => take(next),
    onError: ({ message }) => toast.say(message),
    onSuccess: (now, { said, back }) => {
      queries.setQueryData(queryKey, now);
      void queries.invalidateQueries({ queryKey: ['staff-waiting'] });
      void queries.invalidateQueries({ queryKey: [resources.influencers, 'getList'] });
      if (said)
        toast.say(said, {
          ...(back && {
            undo: () =>
              void take(back)
                .then((before) => queries.setQueryData(queryKey, before))
                .catch(({ message }: Error) => toast.say(message))
                .finally(() => void queries.invalidateQueries({ queryKey: [resources.influencers] })),
          }),
        });
    },
  });
}

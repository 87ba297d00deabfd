import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { savedListName } from '../../../server/contract/rules/influencer-lists';
import { type ProblemError, call } from '../../api/client';
import { listsKey } from '../../api/influencer-lists';
import type { components } from '../../api/schema';
import { useSession } from '../../shell/session/session-context';
import { toast } from '../../ui/toast';

type Saved = components['schemas']['SavedInfluencersView'];
type Change = Readonly<{ id: string; name: string; keep: boolean }>;

const queryKey = [listsKey, 'saved']; // forgotten with every list, as they are on one
const mutationKey = ['save-influencer'];

const changed = ({ ids }: Saved, { id, keep }: Pick<Change, 'id' | 'keep'>): Saved => {
  const others = ids.filter((other) => other !== id);
  return { ids: keep ? [...others, id] : others };
};

/**
 * The influencers that the brand has saved, fetched once for all cards; undefined while loading, and for staff, who
 * can't save anyone. The heart updates optimistically, and rolls back if the server refuses.
 */
export function useSaved() {
  const queries = useQueryClient();
  const { actor } = useSession();
  const { data } = useQuery<Saved, ProblemError>({
    queryKey,
    queryFn: ({ signal }) => call('GET /api/v1/saved-influencers', { signal }),
    enabled: actor.type === 'brand',
  });
  const show = (change: Pick<Change, 'id' | 'keep'>) =>
    queries.setQueryData<Saved>(queryKey, (known) => known && changed(known, change));
  const { mutate } = useMutation<void, ProblemError, Change>({
    mutationKey,
    scope: { id: 'saved' }, // sequential, so that the last click counts
    mutationFn: ({ id, keep }) => call(`${keep ? 'PUT' : 'DELETE'} /api/v1/saved-influencers/{id}`, { path: { id } }),
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey });
      show(change);
    },
    onSuccess: (_, { name, keep }) => {
      if (keep) toast.success(`${name} is on your list “${savedListName}”.`);
    },
    onError: ({ message }, { id, keep }) => {
      show({ id, keep: !keep });
      toast.say(message);
    },
    // A response between two clicks would briefly revert the second.
    onSettled: () =>
      queries.isMutating({ mutationKey }) === 1 ? queries.invalidateQueries({ queryKey: [listsKey] }) : undefined,
  });
  const saved = useMemo(() => data && new Set(data.ids), [data]);
  const save = useCallback((change: Change) => mutate(change), [mutate]);
  return { saved, save };
}

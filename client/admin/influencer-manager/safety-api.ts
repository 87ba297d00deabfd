import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ProblemError, call } from '../../api/client';
import type { components } from '../../api/schema';
import { toast } from '../../ui/toast';
import { resources } from '../resources';

export type SafetyFlag = components['schemas']['SafetyFlagView'];
type NewFlag = components['schemas']['SetFlagInput'];

const keyOf = (influencerId: string) => [resources.influencers, 'flags', influencerId] as const;

/** Active ones first, then lifted ones. */
export const useFlags = (influencerId: string) =>
  useQuery<SafetyFlag[], ProblemError>({
    queryKey: keyOf(influencerId),
    queryFn: ({ signal }) =>
      call('GET /api/v1/admin/influencer-manager/{id}/flags', { path: { id: influencerId }, signal }),
  });

function useFlagChange<Input>(influencerId: string, change: (input: Input) => Promise<SafetyFlag[]>, done: string) {
  const queries = useQueryClient();
  return useMutation<SafetyFlag[], ProblemError, Input>({
    mutationFn: change,
    onSuccess: (flags) => {
      queries.setQueryData(keyOf(influencerId), flags);
      toast.success(done);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [resources.influencers] }),
  });
}

export const useSetFlag = (influencerId: string) =>
  useFlagChange(
    influencerId,
    (body: NewFlag) => call('POST /api/v1/admin/influencer-manager/{id}/flags', { path: { id: influencerId }, body }),
    'The safety flag is set',
  );

export const useLiftFlag = (influencerId: string) =>
  useFlagChange(
    influencerId,
    (flagId: string) =>
      call('POST /api/v1/admin/influencer-manager/{id}/flags/{flagId}/lift', { path: { id: influencerId, flagId } }),
    'The safety flag is lifted',
  );

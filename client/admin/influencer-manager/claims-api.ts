import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ProblemError, call } from '../../api/client';
import type { components } from '../../api/schema';
import { toast } from '../../ui/toast';
import { resources } from '../resources';

export type Claim = components['schemas']['StaffClaimView'];

const keyOf = (influencerId: string) => [resources.influencers, 'claims', influencerId] as const;

/** Claims of this profile, latest first. */
export const useClaims = (influencerId: string) =>
  useQuery<Claim[], ProblemError>({
    queryKey: keyOf(influencerId),
    queryFn: ({ signal }) =>
      call('GET /api/v1/admin/influencer-manager/{id}/claims', { path: { id: influencerId }, signal }),
  });

function useDecision<Input>(influencerId: string, decide: (input: Input) => Promise<Claim[]>, done: string) {
  const queries = useQueryClient();
  return useMutation<Claim[], ProblemError, Input>({
    mutationFn: decide,
    onSuccess: () => toast.success(done),
    onError: ({ message }) => toast.say(message),
    onSettled: () => queries.invalidateQueries({ queryKey: [resources.influencers] }),
  });
}

/** Transfers the profile. */
export const useConfirmClaim = (influencerId: string) =>
  useDecision(
    influencerId,
    (id: string) =>
      call('POST /api/v1/admin/influencer-manager/{id}/claims/{claimId}/confirm', {
        path: { id: influencerId, claimId: id },
      }),
    'The profile has been handed over.',
  );

/** Tells the person the reason. */
export const useRefuseClaim = (influencerId: string) =>
  useDecision(
    influencerId,
    ({ id, reason }: { id: string; reason: string }) =>
      call('POST /api/v1/admin/influencer-manager/{id}/claims/{claimId}/refuse', {
        path: { id: influencerId, claimId: id },
        body: { reason },
      }),
    'Claim refused. We’ve emailed them the reason.',
  );

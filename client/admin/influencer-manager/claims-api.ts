import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ProblemError, call } from '../../api/client';
import type { components } from '../../api/schema';
import { toast } from '../../ui/toast';
import { resources } from '../resources';

export type Claim = components['schemas']['StaffClaimView'];

const pathOf = (influencerId: string) => `/api/v1/admin/${resources.influencers}/${influencerId}/claims`;
const keyOf = (influencerId: string) => [resources.influencers, 'claims', influencerId] as const;

/** Who has claimed this profile, the latest first. */
export const useClaims = (influencerId: string) =>
  useQuery<Claim[], ProblemError>({
    queryKey: keyOf(influencerId),
    queryFn: ({ signal }) => call<Claim[]>(pathOf(influencerId), { signal }),
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

/** Hands the profile over. */
export const useConfirmClaim = (influencerId: string) =>
  useDecision(
    influencerId,
    (id: string) => call<Claim[]>(`${pathOf(influencerId)}/${id}/confirm`, { method: 'POST', body: {} }),
    'The profile is handed over.',
  );

/** Tells the person why not. */
export const useRefuseClaim = (influencerId: string) =>
  useDecision(
    influencerId,
    ({ id, reason }: { id: string; reason: string }) =>
      call<Claim[]>(`${pathOf(influencerId)}/${id}/refuse`, { body: { reason } }),
    'The claim is refused, and the person is told why.',
  );

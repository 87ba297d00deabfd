import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ProblemError, call } from '../../api/client';
import type { components } from '../../api/schema';

type Request = components['schemas']['RequestInfluencerInput'];
type Collab = components['schemas']['CollabView'];

/** A brand asks an influencer to take one of its offers. */
export function useRequestInfluencer() {
  const queries = useQueryClient();
  return useMutation<Collab, ProblemError, Request>({
    mutationFn: (request) => call('POST /api/v1/collabs', { body: request }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['collabs'] }),
  });
}

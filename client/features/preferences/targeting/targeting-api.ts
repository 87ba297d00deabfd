import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type ProblemError, call } from '../../../api/client';
import type { components } from '../../../api/schema';

export type Targeting = components['schemas']['TargetingView'];
export type TargetingInput = components['schemas']['TargetingInput'];
type Exclusions = components['schemas']['ExclusionsInput'];

const keyOf = (uid: string) => ['targeting', uid];

/** Whom the brand looks for, and whom it never wants to see. Suspends. */
export const useTargeting = (uid: string): Targeting =>
  useSuspenseQuery<Targeting, ProblemError>({
    queryKey: keyOf(uid),
    queryFn: ({ signal }) => call('GET /api/v1/targeting', { signal }),
  }).data;

/** What is found follows at once. */
function useSave<Input>(uid: string, save: (body: Input) => Promise<Targeting>) {
  const queries = useQueryClient();
  return useMutation<Targeting, ProblemError, Input>({
    mutationFn: save,
    onSuccess: (targeting) => {
      queries.setQueryData(keyOf(uid), targeting);
      return queries.invalidateQueries({ queryKey: ['influencer-browser'] });
    },
  });
}

export const useSaveTargeting = (uid: string) =>
  useSave(uid, (body: TargetingInput) => call('PUT /api/v1/targeting', { body }));
export const useSaveExclusions = (uid: string) =>
  useSave(uid, (body: Exclusions) => call('PUT /api/v1/targeting/exclusions', { body }));

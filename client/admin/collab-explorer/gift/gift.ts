import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ProblemError, call } from '../../../api/client';
import type { components } from '../../../api/schema';
import { toast } from '../../../ui/toast';
import { resources } from '../../resources';

/** The gift of one Collab, as the ledger has it. */
export type Gift = components['schemas']['CollabGiftView'];
export type GiftEntry = Gift['lines'][number];
type Correction = components['schemas']['CorrectGiftInput'];

const pathOf = (collabId: string) => `/api/v1/admin/${resources.collabs}/${collabId}/gift`;
const keyOf = (collabId: string) => [resources.collabs, 'gift', collabId] as const;

export const useGift = (collabId: string) =>
  useQuery<Gift, ProblemError>({
    queryKey: keyOf(collabId),
    queryFn: ({ signal }) => call<Gift>(pathOf(collabId), { signal }),
  });

export function useCorrectGift(collabId: string) {
  const queries = useQueryClient();
  return useMutation<Gift, ProblemError, Correction>({
    mutationFn: (body) => call<Gift>(`${pathOf(collabId)}/corrections`, { body }),
    onSuccess: (gift) => {
      queries.setQueryData(keyOf(collabId), gift);
      toast.success('Corrected. The influencer is told.');
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [resources.collabs] }),
  });
}

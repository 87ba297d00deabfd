import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ProblemError, call } from '../../../api/client';
import type { components } from '../../../api/schema';
import { toast } from '../../../ui/toast';
import { resources } from '../../resources';

/** The gift of one Collab, as the ledger has it. */
export type Gift = components['schemas']['CollabGiftView'];
export type GiftEntry = Gift['lines'][number];
type Correction = components['schemas']['CorrectGiftInput'];

const keyOf = (collabId: string) => [resources.collabs, 'gift', collabId] as const;

export const useGift = (collabId: string) =>
  useQuery<Gift, ProblemError>({
    queryKey: keyOf(collabId),
    queryFn: ({ signal }) => call('GET /api/v1/admin/collab-explorer/{id}/gift', { path: { id: collabId }, signal }),
  });

export function useCorrectGift(collabId: string) {
  const queries = useQueryClient();
  return useMutation<Gift, ProblemError, Correction>({
    mutationFn: (body) =>
      call('POST /api/v1/admin/collab-explorer/{id}/gift/corrections', { path: { id: collabId }, body }),
    onSuccess: (gift) => {
      queries.setQueryData(keyOf(collabId), gift);
      toast.success('Corrected. The influencer is told.');
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [resources.collabs] }),
  });
}

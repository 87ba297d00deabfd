import { formatPence } from '../../../../server/contract/rules/money';
import type { Bill } from '../../../api/collabs';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ProblemError, call } from '../../../api/client';
import type { components } from '../../../api/schema';
import { toast } from '../../../ui/toast';
import { resources } from '../../resources';

/** The gift of one Collab, from the ledger. */
export type Gift = components['schemas']['CollabGiftView'];
export type GiftEntry = Gift['lines'][number];

const keyOf = (collabId: string) => [resources.collabs, 'gift', collabId] as const;

export const useGift = (collabId: string) =>
  useQuery<Gift, ProblemError>({
    queryKey: keyOf(collabId),
    queryFn: ({ signal }) => call('GET /api/v1/admin/collab-explorer/{id}/gift', { path: { id: collabId }, signal }),
  });

/** Replaces the gift's value with staff's. */
function useValue<Input>(collabId: string, post: (body: Input) => Promise<Gift>, told: string) {
  const queries = useQueryClient();
  return useMutation<Gift, ProblemError, Input>({
    mutationFn: post,
    onSuccess: (gift) => {
      queries.setQueryData(keyOf(collabId), gift);
      toast.success(told);
    },
    onSettled: () => {
      for (const queryKey of [[resources.collabs], ['collabs', collabId]]) void queries.invalidateQueries({ queryKey });
    },
  });
}

export const useCorrectGift = (collabId: string) =>
  useValue(
    collabId,
    (body: components['schemas']['CorrectGiftInput']) =>
      call('POST /api/v1/admin/collab-explorer/{id}/gift/corrections', { path: { id: collabId }, body }),
    'Corrected. We’ve let the influencer know.',
  );

/** Staff uphold a contested bill, or correct its amount. */
export const useDecideBill = (collabId: string) =>
  useValue(
    collabId,
    (body: components['schemas']['SettleBillInput']) =>
      call('POST /api/v1/admin/collab-explorer/{id}/gift/bill-decisions', { path: { id: collabId }, body }),
    'Decided. We’ve told both sides.',
  );

const whoEnters: Readonly<Record<Bill['typedBy'], string>> = {
  venue: 'the venue',
  brand: 'the brand',
  staff: 'our staff',
};

/** "£142, entered by the venue" */
export const typedInWords = ({ pence, typedBy }: Bill): string =>
  `${formatPence(pence)}, entered by ${whoEnters[typedBy]}`;

/** The influencer's objection; null without one. */
export function contestedInWords({ answer, claimedPence }: Bill): string | null {
  if (answer === null) return null;
  return claimedPence === null ? `“${answer}”` : `It was ${formatPence(claimedPence)}. “${answer}”`;
}
